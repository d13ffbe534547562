/** The index that the router gives to the current history entry (`history.state.idx`); null for one typed by hand. */
export const historyIndex = (): number | null => {
  const state: unknown = window.history.state;
  const index = typeof state === 'object' && state !== null && 'idx' in state ? state.idx : null;
  return typeof index === 'number' ? index : null;
};
