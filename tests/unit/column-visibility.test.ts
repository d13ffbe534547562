import { describe, expect, test } from 'vitest';
import type { Column } from '@/kit/fields/column';
import { columnName, hiddenColumns, widthOf } from '@/kit/list/column-visibility';
import { list as surveys } from '@/resources/survey/survey.list';
import { list as targets } from '@/resources/target/target.list';

const COLUMNS: Column[] = [
  { source: 'code', width: 100 },
  { source: 'name', isTitle: true },
  { source: 'company', priority: 2 },
  { source: 'place', priority: 1, sortBy: 'place_name' },
  { source: 'email', isOptional: true, priority: 1 },
  { source: 'state', width: 120 },
];

describe('columns of a list', () => {
  test.each([
    ['all of them', 604, ['email']],
    ['one pixel too few', 603, ['email', 'place_name']],
    ['room for those that never give way', 348, ['email', 'place_name', 'company']],
    ['less than that', 100, ['email', 'place_name', 'company']],
  ])('%s', (_, room, hidden) => {
    expect(hiddenColumns(COLUMNS, room)).toEqual(hidden);
  });

  test.each([
    ['targets', targets, ['customer_code', 'period', 'target_value', 'progress', 'pace']],
    ['surveys', surveys, ['title', 'company_code', 'state', 'period']],
  ])('of %s beside the menu of a small window tell one from another', (_, { columns }, sources) => {
    const hidden = hiddenColumns(columns, 630);
    const shown = columns.filter(
      (column) => !column.isExportOnly && !hidden.includes(columnName(column)),
    );
    expect(shown.map(({ source }) => source)).toEqual(sources);
  });

  test('those that are left out need no room', () => {
    expect(widthOf(COLUMNS, ['email', 'place_name'])).toBe(476);
  });
});
