/**
 * Gives the entries of the history that came by typing an address the index (`history.state.idx`) that the router
 * gives to its own: without one the router cannot block a navigation away from a form with changes.
 *
 * To be called before the router is made, so that this `popstate` listener runs before the router's.
 *
 * @param isGuarded whether something on the page may block a navigation
 * @returns to be called after each navigation of the router
 */
export const assignHistoryIndexes = (isGuarded: () => boolean): (() => void) => {
  let last = currentPosition();
  const note = () => {
    last = currentPosition();
  };
  window.addEventListener('popstate', () => {
    const { index, entry } = currentPosition();
    const moved = entry === null || last.entry === null ? 1 : entry - last.entry;
    // An entry that was replaced leads nowhere: there is no navigation to block.
    if (index === null && moved !== 0 && isGuarded()) {
      window.history.replaceState({ idx: (last.index ?? 0) + moved }, '');
    }
    note();
  });
  return note;
};

/** The index the router gave to the current entry of the history, and the entry's place among all of the tab's. */
const currentPosition = () => ({ index: currentIndex(), entry: currentEntryIndex() });

const currentIndex = (): number | null => {
  const state: unknown = window.history.state;
  const index = typeof state === 'object' && state !== null && 'idx' in state ? state.idx : null;
  return typeof index === 'number' ? index : null;
};

/** Null in a browser without the Navigation API. */
const currentEntryIndex = (): number | null =>
  'navigation' in window ? (window.navigation.currentEntry?.index ?? null) : null;
