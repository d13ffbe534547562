import { expect, it } from 'vitest';
import { namedMonths } from '@/domain/months/named-months';

/** The months from `first` on, 0 for January 2026. */
const months = (first: number, count: number) =>
  Array.from({ length: count }, (_, at) => new Date(Date.UTC(2026, first + at)));
const names = (dates: readonly Date[]) => dates.map((date) => date.toISOString().slice(0, 7));

it('all months are named where there is room', () => {
  expect(namedMonths(months(-3, 12), 60)).toHaveLength(12);
});

it.each([
  ['second', 20, ['2025-11', '2026-01', '2026-03', '2026-05', '2026-07', '2026-09']],
  ['third', 15, ['2025-10', '2026-01', '2026-04', '2026-07']],
  ['sixth', 7, ['2026-01', '2026-07']],
  ['twelfth', 1, ['2026-01']],
])('where only every %s has room, January is among them', (_, room, named) => {
  expect(names(namedMonths(months(-3, 12), room))).toEqual(named);
});
