import { useDefinition } from '@/kit/registry/definitions';
import { CHANNELS, type Channel } from './definitions';

/** The channel of the page's resource. @throws Error where it has none */
export const useChannel = (): Channel => {
  const { name, endpoint } = useDefinition();
  const channel = CHANNELS.find((each) => each === endpoint.fixed?.channel);
  if (!channel) throw new Error(`${name} has no channel`);
  return channel;
};
