import type { Endpoint } from './endpoint';

/** The channels of messages. Those of a channel are a resource of their own, with the channel as a fixed value. */
export const CHANNELS = ['email', 'push'] as const;
export type Channel = (typeof CHANNELS)[number];

/** The channel of the messages at `endpoint`; undefined where its records are not messages. */
export const channelOf = ({ fixed }: Pick<Endpoint, 'fixed'>): Channel | undefined =>
  CHANNELS.find((channel) => channel === fixed?.channel);
