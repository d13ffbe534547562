import type { IssueLine } from '@/imports/check/check-state';

/** The errors of a list that were read last, and the one that has the focus among them. */
export type SeenIssues = {
  /** By their place in the list. */
  lines: ReadonlyMap<number, IssueLine>;
  /** Number of errors in the list. */
  count: number;
  /**
   * By how many positions the elements of lines have moved, so that each line keeps its own while others come and go.
   */
  shift: number;
  /** The line that had the focus last; null before any had. */
  current: IssueLine | null;
  /** Whether the line that had the focus is gone: `current` is the one that follows it. */
  isGone: boolean;
  /** The function that read the lines; it changes when the errors do. */
  read?: ReadIssues;
};

export type ReadIssues = (offset: number, limit: number) => Promise<IssueLine[]>;

/**
 * The state of the list after its errors are read again, `found` of `count`: the focused line keeps its element; if it
 * is gone, the next remaining line replaces it.
 */
export const followIssues = (
  before: SeenIssues,
  found: readonly IssueLine[],
  count: number,
): SeenIssues => {
  const lines = new Map(found.map((line) => [line.place, line]));
  const { current } = before;
  const after = { ...before, lines, count, isGone: false };
  if (!current) return after;
  const kept = sameIn(found, current);
  if (kept) return { ...after, current: kept, shift: before.shift + current.place - kept.place };
  return { ...after, current: nextAfter(before, found, current) ?? null, isGone: true };
};

const sameIn = (found: readonly IssueLine[], { row, column, message }: IssueLine) => {
  const ofCell = found.filter((line) => line.row === row && line.column === column);
  return ofCell.find((line) => line.message === message) ?? ofCell[0];
};

/** The first line after `gone` that is still there; otherwise the first line of the list. */
const nextAfter = (before: SeenIssues, found: readonly IssueLine[], gone: IssueLine) => {
  for (let place = gone.place + 1; place < before.count; place += 1) {
    const line = before.lines.get(place);
    if (!line) break;
    const kept = sameIn(found, line);
    if (kept) return kept;
  }
  return found.find(({ row }) => row > gone.row) ?? found[0];
};
