import type { MessageKey } from '@/i18n/message-key';
import { isRecipient, reachesAgents, reachesCustomers, type Recipient } from '@/core/audience';
import type { Viewer } from '@/domain/preview/ViewerSwitch';

/** The fields that determine who sees a tile, as read or as typed. */
export type Visibility = Readonly<Record<string, unknown>>;

/** Returns whether `viewer` sees a tile: both its target and its recipients must include them. */
export const isSeenBy = (viewer: Viewer, { target, recipients }: Visibility): boolean => {
  const chosen = recipientsOf(recipients);
  return viewer === 'agent'
    ? target !== 'customers' && reachesAgents(chosen)
    : target !== 'agents' && reachesCustomers(chosen);
};

/** Returns which of a tile's recipients see it, for counting them. */
export const seenBy = (visibility: Visibility): ('agents' | 'customers')[] => [
  ...(isSeenBy('agent', visibility) ? (['agents'] as const) : []),
  ...(isSeenBy('customer', visibility) ? (['customers'] as const) : []),
];

/** Returns the message key for the viewers of a tile: agents, customers, both or nobody. */
export const seenByLabel = (visibility: Visibility): MessageKey => {
  const [only, ...others] = seenBy(visibility);
  if (!only) return 'resources.tile.list.nobody';
  return others.length > 0 ? 'resources.tile.target.both' : `resources.tile.target.${only}`;
};

export const recipientsOf = (value: unknown): Recipient[] =>
  Array.isArray(value) ? value.filter(isRecipient) : [];
