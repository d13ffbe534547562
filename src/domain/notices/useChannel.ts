import { channelOf, type Channel } from '@/core/channel';
import { useDefinition } from '@/kit/registry/definitions';

/** The channel of the page's resource. @throws Error where it has none */
export const useChannel = (): Channel => {
  const { name, endpoint } = useDefinition();
  const channel = channelOf(endpoint);
  if (!channel) throw new Error(`${name} has no channel`);
  return channel;
};
