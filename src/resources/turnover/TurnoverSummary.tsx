import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useMemo, useState, type ReactNode } from 'react';
import { useListContext } from 'react-admin';
import { keysUnder } from '@/i18n/keys-under';
import { numberOf } from '@/core/number';
import { today } from '@/core/days';
import { firstDayOf, lastDayOf, type MonthSpan } from '@/core/months';
import type { Column } from '@/kit/fields/column';
import { Code } from '@/kit/fields/Code';
import { useAnnounced } from '@/ui/announce/useAnnounced';
import { Change } from '@/ui/charts/Change';
import { useFormats } from '@/ui/formats/useFormats';
import { useWithUnreadable } from '@/ui/formats/useWithUnreadable';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { LocalRows } from '@/kit/list/LocalRows';
import { QueryCard } from '@/kit/record/QueryCard';
import { ReferenceValue } from '@/kit/references/ReferenceValue';
import { useDefinition } from '@/kit/registry/definitions';
import {
  groupTurnover,
  monthsCompared,
  monthsSummed,
  type Grouping,
  type TurnoverGroup,
} from './turnover-groups';
import { useTurnoverRows } from './useTurnoverRows';

/** Turnover by the chosen grouping, each group with its rank, its share and its change in a year. */
export const TurnoverSummary = ({ grouping }: { grouping: Grouping }) => {
  const translate = useTranslate();
  const { query, progress } = useTurnoverRows();
  const { filterValues } = useListContext();
  const year = numberOf(filterValues.year);
  const month = numberOf(filterValues.month);
  const { number } = useFormats();
  const [day] = useState(today);
  const { groups, months, compared, unreadable } = useMemo(() => {
    const rows = query.data?.rows ?? [];
    const own =
      month === undefined
        ? rows
        : rows.filter((row) => row.month === month || Number.isNaN(row.month));
    const summed = monthsSummed({ year, month }, day);
    return {
      groups: groupTurnover(own, grouping, summed, day),
      months: summed,
      compared: monthsCompared(own, summed, day),
      unreadable: own.filter((row) => row.isUnreadable).length,
    };
  }, [query.data, grouping, year, month, day]);
  const title = translate(key('title'), {
    by: translate(`resources.turnover.fields.${grouping}`).toLowerCase(),
  });
  const { total } = progress;
  // It comes below the control that asked for it.
  useAnnounced(query.isPending ? '' : title);
  return (
    <QueryCard
      title={title}
      query={query.isPending ? undefined : query}
      empty={!query.isPending && groups.length === 0 ? translate(key('none')) : undefined}
    >
      {query.isPending ? (
        <>
          <LinearProgress
            aria-label={title}
            variant={total > 0 ? 'determinate' : 'indeterminate'}
            value={total > 0 ? (progress.read / total) * 100 : undefined}
          />
          <Typography variant="caption" color="text.secondary">
            {translate('resources.turnover.total.reading', {
              read: number(progress.read),
              total: number(total),
            })}
          </Typography>
        </>
      ) : (
        <Groups
          groups={groups}
          grouping={grouping}
          isPart={progress.read < total}
          label={title}
          basis={
            <Basis
              months={months}
              compared={compared}
              read={progress.read}
              total={total}
              unreadable={unreadable}
            />
          }
        />
      )}
    </QueryCard>
  );
};

const key = keysUnder('resources.turnover.summary');

type BasisProps = {
  months: MonthSpan;
  /** The months that are compared with the year before. */
  compared: MonthSpan;
  read: number;
  total: number;
  unreadable: number;
};

/** The months summed, those compared, and the number of rows read out of all. */
const Basis = ({ months, compared, read, total, unreadable }: BasisProps) => {
  const withUnreadable = useWithUnreadable();
  const translate = useTranslate();
  const { number, utc } = useFormats();
  const spanOf = ({ first, last }: MonthSpan, shift = 0) =>
    utc.span(firstDayOf(first + shift), lastDayOf(last + shift));
  const kind = () => {
    if (read < total) return 'part';
    if (compared.first > compared.last) return 'alone';
    return compared.first > months.first ? 'since' : 'basis';
  };
  return (
    <Typography variant="body2" color="text.secondary">
      {withUnreadable(
        translate(key(kind()), {
          period: spanOf(months),
          compared: spanOf(compared),
          previous: spanOf(compared, -12),
          read: number(read),
          total: number(total),
        }),
        unreadable,
      )}
    </Typography>
  );
};

type GroupsProps = {
  groups: TurnoverGroup[];
  grouping: Grouping;
  /** Whether rows are missing from the sums: then no year is complete, and no change is shown. */
  isPart: boolean;
  label: string;
  basis: ReactNode;
};

const Groups = ({ groups, grouping, isPart, label, basis }: GroupsProps) => {
  const columns = useMemo(() => columnsFor(grouping, isPart), [grouping, isPart]);
  // The field name gives the column its header, in the export too.
  const rows = useMemo(
    () => groups.map((group) => ({ ...group, [grouping]: group.id })),
    [groups, grouping],
  );
  return (
    <LocalRows
      key={grouping}
      name={grouping}
      label={label}
      rows={rows}
      columns={columns}
      sort={grouping === 'month' ? NEWEST_FIRST : BY_RANK}
      caption={basis}
      fileName={`turnovers-${grouping}`}
    />
  );
};

const BY_RANK = { field: 'rank', order: 'ASC' } as const;
const NEWEST_FIRST = { field: 'month', order: 'DESC' } as const;

const columnsFor = (grouping: Grouping, isPart: boolean): Column[] => [
  { source: 'rank', kind: 'count', width: 72, align: 'right', priority: 1 },
  {
    source: grouping,
    isTitle: true,
    ...(grouping === 'month' && { exported: monthOf }),
    cell: ({ id }) => <GroupName grouping={grouping} id={String(id)} />,
  },
  { source: 'amount', kind: 'euro', width: 132, align: 'right', isOnCard: true },
  {
    source: 'share',
    width: 92,
    align: 'right',
    priority: 3,
    cell: ({ share }) => <Part value={share} />,
    exported: ({ share }) => percentOf(share),
  },
  ...(isPart ? [] : COMPARED),
];

const COMPARED: Column[] = [
  { source: 'before', kind: 'euro', width: 132, align: 'right', priority: 2 },
  {
    source: 'change',
    width: 96,
    align: 'right',
    isOnCard: true,
    cell: ({ change }) => <Part value={change} isChange />,
    exported: ({ change }) => percentOf(change),
  },
];

const monthOf: Column['exported'] = ({ id }, { formats }) => formats.utc.month(`${id}-01`);

/** Returns a part in percent with one decimal, as a plain number for spreadsheets. */
const percentOf = (part: number | null) => (part === null ? '' : Math.round(part * 1000) / 10);

const GroupName = ({ grouping, id }: { grouping: Grouping; id: string }) => {
  const { utc } = useFormats();
  const { references } = useDefinition('turnover');
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
