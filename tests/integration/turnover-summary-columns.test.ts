import { expect, it } from 'vitest';
import { columnsFor } from '@/resources/turnover/summary-columns';
import type { Grouping } from '@/resources/turnover/turnover-groups';

const COMPARED = ['before', 'change'];
const comparedIn = (grouping: Grouping, isPart: boolean, isWhole: boolean) =>
  columnsFor(grouping, isPart, isWhole, () => {})
    .map(({ source }) => source)
    .filter((source) => COMPARED.includes(source));

it.each([
  ['the amount and the change where all months are compared', 'agent_code', false, true, COMPARED],
  ['the change alone where only some months are', 'agent_code', false, false, ['change']],
  ['both in a row of one month', 'month', false, false, COMPARED],
  ['nothing where rows are missing', 'agent_code', true, true, []],
] as const)('a summary shows of the year before %s', (_, grouping, isPart, isWhole, shown) => {
  expect(comparedIn(grouping, isPart, isWhole)).toEqual(shown);
});
