import { TURNOVER } from '@/core/resource-names';
import type { Column } from '@/kit/fields/column';
import { Code } from '@/kit/fields/Code';
import { GroupRows } from '@/kit/list/GroupRows';
import { ReferenceValue } from '@/kit/references/ReferenceValue';
import { useDefinition } from '@/kit/registry/definitions';
import { Change } from '@/ui/charts/Change';
import { useFormats } from '@/ui/formats/useFormats';
import type { Grouping } from './turnover-groups';

/**
 * Returns the columns of a summary, in which a group can show its rows. Unless all months are compared (`isWhole`), the amount of a year before is left out:
 * beside one of more months it would be misread. A row of one month is always beside its own.
 */
export const columnsFor = (
  grouping: Grouping,
  isPart: boolean,
  isWhole: boolean,
  onShow: (id: string) => void,
): Column[] => [
  { source: 'rank', kind: 'count', width: 72, priority: 1 },
  {
    source: grouping,
    isTitle: true,
    ...(grouping === 'month' && { exported: monthOf }),
    minWidth: 240,
    cell: ({ id }) => (
      <GroupRows code={String(id)} onShow={onShow}>
        <GroupName grouping={grouping} id={String(id)} />
      </GroupRows>
    ),
  },
  { source: 'amount', kind: 'euro', width: 132, isOnCard: true },
  {
    source: 'share',
    width: 92,
    align: 'right',
    priority: 3,
    cell: ({ share }) => <Part value={share} />,
    exported: ({ share }) => percentOf(share),
  },
  ...(isPart ? [] : isWhole || grouping === 'month' ? [BEFORE, CHANGE] : [CHANGE]),
];

const BEFORE: Column = { source: 'before', kind: 'euro', width: 132, priority: 2 };

const CHANGE: Column = {
  source: 'change',
  width: 96,
  align: 'right',
  isOnCard: true,
  cell: ({ change }) => <Part value={change} isChange />,
  exported: ({ change }) => percentOf(change),
};

const monthOf: Column['exported'] = ({ id }, { formats }) => formats.utc.month(`${id}-01`);

/** Returns a part in percent with one decimal, as a plain number for spreadsheets. */
const percentOf = (part: number | null) => (part === null ? '' : Math.round(part * 1000) / 10);

const GroupName = ({ grouping, id }: { grouping: Grouping; id: string }) => {
  const { utc } = useFormats();
  const { references } = useDefinition(TURNOVER);
  if (grouping === 'month') return utc.month(`${id}-01`);
  const reference = references?.[grouping];
  // Rows sort by code.
  return reference ? <ReferenceValue reference={reference} value={id} hasCode /> : id;
};

const Part = ({ value, isChange = false }: { value: number | null; isChange?: boolean }) => {
  const { share } = useFormats();
  if (value === null) return '–';
  return isChange ? <Change value={value} /> : <Code>{share(value)}</Code>;
};
