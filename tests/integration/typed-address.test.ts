import { afterEach, expect, it, vi } from 'vitest';
import { assignHistoryIndexes } from '@/app/router/history-indexes';

/** The browser's entry: its index is -1 once another one has taken its place. */
type Entry = { key: string; index: number };

const stand = (entry: Entry) => {
  vi.stubGlobal('navigation', { currentEntry: entry });
  return entry;
};

const type = (entry: Entry) => {
  window.history.pushState(null, '', '#/logout');
  stand(entry);
  window.dispatchEvent(new PopStateEvent('popstate'));
  return (window.history.state as { idx: number }).idx;
};

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['after the first page', 1, 1],
  ['where a full history dropped its oldest entry', 0, 1],
])('an address typed %s is one step from it', (_, index, step) => {
  window.history.replaceState(null, '', '#/company/create');
  const first = stand({ key: 'a', index: 0 });
  assignHistoryIndexes();
  // The router gives the page its index, and with it another entry of the same key.
  window.history.replaceState({ idx: 0 }, '');
  first.index = -1;
  expect(type({ key: 'b', index })).toBe(step);
});
