import { expect, it } from 'vitest';
import { listViewsOf, stateOfView } from '@/core/list-views';
import { target } from '@/resources/target/target.definition';

it.each([
  ['the first day of a month', new Date(2026, 11, 1), ['2026', '2026', '2025', '2027', undefined]],
  ['New Year', new Date(2027, 0, 1), ['2027', '2027', '2026', '2028', undefined]],
])('the tabs of targets have the years of %s', (_, now, years) => {
  const views = listViewsOf(target);
  expect(views.map(({ name }) => name)).toEqual([
    'this_year',
    'behind',
    'last_year',
    'next_year',
    'all',
  ]);
  expect(views.map((view) => stateOfView(view, now).filter.year)).toEqual(years);
});
