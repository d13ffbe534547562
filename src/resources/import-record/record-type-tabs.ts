/** Pages that take several kinds of file, by the kind in their address: a tab each. */
export const RECORD_TYPE_TABS: Readonly<Record<string, readonly string[]>> = {
  Target: ['Target', 'RewardTarget'],
};
