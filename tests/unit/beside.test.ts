import { afterEach, expect, it, vi } from 'vitest';
import { sideOf } from '@/pages/calendar/useBeside';

afterEach(() => vi.unstubAllGlobals());

const sideAt = (left: number, right: number, windowWidth = 1440) => {
  vi.stubGlobal('window', { innerWidth: windowWidth });
  const anchor = { getBoundingClientRect: () => ({ left, right }) } as HTMLElement;
  return sideOf(anchor, 320).anchorOrigin?.horizontal;
};

it.each([
  ['at the right of an item', 440, 595, 1440, 'right'],
  ['at the left of one at the edge of the window', 1263, 1411, 1440, 'left'],
  ['below one between two edges of a narrow window', 25, 180, 390, undefined],
  ['below a long line, whose end is far from its words', 449, 1407, 2400, undefined],
])('a card is %s', (_, left, right, windowWidth, side) =>
  expect(sideAt(left, right, windowWidth)).toBe(side),
);
