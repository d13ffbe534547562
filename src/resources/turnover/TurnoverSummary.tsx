import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useMemo, useState, type ReactNode } from 'react';
import { useEvent, useListContext } from 'react-admin';
import { keysUnder } from '@/i18n/keys-under';
import { numberOf } from '@/core/number';
import { today } from '@/core/days';
import { firstDayOf, lastDayOf, type MonthSpan } from '@/core/months';
import { useAnnounced } from '@/ui/announce/useAnnounced';
import { useFormats } from '@/ui/formats/useFormats';
import { useWithUnreadable } from '@/ui/formats/useWithUnreadable';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { LocalRows } from '@/kit/list/LocalRows';
import { QueryCard } from '@/kit/record/QueryCard';
import { columnsFor } from './summary-columns';
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
  const { filterValues, setFilters } = useListContext();
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
  const showRows = useEvent((id: string) =>
    setFilters({ ...filterValues, ...filterOf(grouping, id) }, {}, false),
  );
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
          isWhole={compared.first <= months.first}
          onShow={showRows}
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
  /** Whether all months are compared with the year before. */
  isWhole: boolean;
  /** Shows the rows of a group in the list. */
  onShow: (id: string) => void;
  label: string;
  basis: ReactNode;
};

const Groups = ({ groups, grouping, isPart, isWhole, onShow, label, basis }: GroupsProps) => {
  const columns = useMemo(
    () => columnsFor(grouping, isPart, isWhole, onShow),
    [grouping, isPart, isWhole, onShow],
  );
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

/** The filters of the list that show the rows of a group; those of a month name its year, too. */
const filterOf = (grouping: Grouping, id: string) => {
  if (grouping !== 'month') return { [grouping]: id };
  const [year, month] = id.split('-').map(Number);
  return { year: String(year), month: String(month) };
};

const BY_RANK = { field: 'rank', order: 'ASC' } as const;
const NEWEST_FIRST = { field: 'month', order: 'DESC' } as const;
