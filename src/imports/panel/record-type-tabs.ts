/** Pages for several kinds of file, by the kind in their address: one tab per kind. */
export const RECORD_TYPE_TABS: Readonly<Record<string, readonly string[]>> = {
  Target: ['Target', 'RewardTarget'],
};
