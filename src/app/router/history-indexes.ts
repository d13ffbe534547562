import { historyIndex } from '@/ui/browser/history-index';

/**
 * Gives history entries created by typing an address the index (`history.state.idx`) that the router gives to its own:
 * without it the router cannot block a navigation away from a form with changes, nor undo one.
 *
 * Call it before the router is created, so that this `popstate` listener runs before the router's.
 *
 * @returns a function to call after each navigation of the router
 */
export const assignHistoryIndexes = (): (() => void) => {
  let last = currentPosition();
  const note = () => {
    last = currentPosition();
  };
  // A full history drops its oldest entry for a new one, which then takes the place of the last one.
  const stepsTo = (entry: Entry | null) =>
    entry === null || last.entry === null ? 1 : entry.index - last.entry.index || 1;
  window.addEventListener('popstate', () => {
    const { index, entry } = currentPosition();
    // A replaced entry keeps its key: there is no navigation to block.
    const isReplaced = entry !== null && entry.key === last.entry?.key;
    if (index === null && !isReplaced) {
      window.history.replaceState({ idx: (last.index ?? 0) + stepsTo(entry) }, '');
    }
    note();
  });
  return note;
};

/** The router's index of the current history entry, and the browser's entry. */
const currentPosition = () => ({ index: historyIndex(), entry: currentEntry() });

/** Copied: the browser's own object forgets its index once its state is replaced. */
type Entry = { key: string; index: number };

/** Null in a browser without the Navigation API. */
const currentEntry = (): Entry | null => {
  const entry = 'navigation' in window ? window.navigation.currentEntry : null;
  return entry && { key: entry.key, index: entry.index };
};
