import { describe, expect, it } from 'vitest';
import type { IssueLine } from '@/imports/check/check-state';
import { followIssues, type SeenIssues } from '@/imports/correct/follow-issues';

/** Errors by their row and column, in the order of the list. */
const lines = (...cells: string[]): IssueLine[] =>
  cells.map((cell, place) => {
    const [row = '', column = '', message = 'wrong'] = cell.split(' ');
    const at = Number(row);
    return { place, row: at, line: at + 2, column, message, isCut: false, detail: '', code: '' };
  }) as IssueLine[];

const seen = (cells: readonly IssueLine[], at: number): SeenIssues => ({
  lines: new Map(cells.map((line) => [line.place, line])),
  count: cells.length,
  shift: 0,
  current: cells[at] ?? null,
  isGone: false,
});

const FIVE = lines('1 name', '1 email', '2 email', '4 town', '5 name');

const nextOf = (at: number, after: readonly IssueLine[]) => {
  const { current, isGone, shift } = followIssues(seen(FIVE, at), after, after.length);
  return { next: current && `${current.row} ${current.column}`, isGone, shift };
};

describe('the line that has the focus once the errors are read again', () => {
  it.each([
    ['the next of the row', 0, lines('1 email', '2 email', '4 town', '5 name'), '1 email'],
    ['the next row', 1, lines('1 name', '2 email', '4 town', '5 name'), '2 email'],
    ['the next that is still wrong', 1, lines('1 name', '4 town', '5 name'), '4 town'],
    ['one that was not wrong before', 2, lines('1 name', '1 email', '3 town'), '3 town'],
    ['the first one, after the last', 4, lines('1 name', '1 email'), '1 name'],
  ])('is %s, if it is correct', (_, at, after, next) => {
    expect(nextOf(at, after)).toEqual({ next, isGone: true, shift: 0 });
  });

  it('is none where none is left', () => {
    expect(nextOf(2, [])).toEqual({ next: null, isGone: true, shift: 0 });
  });

  it('is the same while it is wrong, whatever is said of it and wherever it is, in its own element', () => {
    expect(nextOf(0, lines('1 name short', '1 email'))).toEqual({
      next: '1 name',
      isGone: false,
      shift: 0,
    });
    expect(nextOf(3, lines('2 email', '4 town'))).toEqual({
      next: '4 town',
      isGone: false,
      shift: 2,
    });
    expect(nextOf(0, lines('0 name', '1 name'))).toEqual({
      next: '1 name',
      isGone: false,
      shift: -1,
    });
  });
});
