import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { useEvent, useListContext } from 'react-admin';
import { today } from '@/core/days';
import { TARGET } from '@/core/resource-names';
import { withoutOverlaps } from '@/core/target-months';
import { textOrNumberOf } from '@/core/text';
import type { Column } from '@/kit/fields/column';
import { useFormats } from '@/ui/formats/useFormats';
import { useWithUnreadable } from '@/ui/formats/useWithUnreadable';
import { useAnnounced } from '@/ui/announce/useAnnounced';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { GroupRows } from '@/kit/list/GroupRows';
import { LocalRows } from '@/kit/list/LocalRows';
import { recentYears } from '@/kit/list/recent-years';
import { useAllRows } from '@/kit/list/useAllRows';
import { QueryCard } from '@/kit/record/QueryCard';
import { ReferenceValue } from '@/kit/references/ReferenceValue';
import { useDefinition } from '@/kit/registry/definitions';
import { groupTargets, type Grouping } from './target-groups';
import { isUnreadableTarget, percentOf } from './target-figures';
import { TargetProgress } from './TargetProgress';

/**
 * The filtered targets of the list, summed by agent or company, with the progress of each. They are of one year, by
 * default the current one, unless the user chooses all.
 */
export const TargetSummary = ({ grouping }: { grouping: Grouping }) => {
  const translate = useTranslate();
  const { filterValues, setFilters } = useListContext();
  const [day] = useState(today);
  const [chosen, setChosen] = useState(() => String(day.getUTCFullYear()));
  const filtered = textOrNumberOf(filterValues.year);
  const year = filtered || chosen;
  const query = useAllRows(year === ALL_YEARS ? filterValues : { ...filterValues, year }, {
    keepsPrevious: true,
  });
  const { taken, left } = useMemo(() => withoutOverlaps(query.data?.rows ?? []), [query.data]);
  const groups = useMemo(
    () =>
      groupTargets(taken, grouping, day)
        // The field name gives the column its header, in the export too.
        .map((group) => ({ ...group, [grouping]: group.id })),
    [taken, grouping, day],
  );
  const isOfOneYear = year !== ALL_YEARS;
  const showRows = useEvent((id: string) =>
    setFilters({ ...filterValues, ...(isOfOneYear && { year }), [grouping]: id }, {}, false),
  );
  const columns = useMemo(
    () => columnsFor(grouping, isOfOneYear, showRows),
    [grouping, isOfOneYear, showRows],
  );
  const title = translate(`resources.target.summary.${grouping}`, {
    year: isOfOneYear ? year : translate('resources.target.summary.all_years'),
  });
  const { rows = [], total = 0 } = query.data ?? {};
  // It comes below the control that asked for it.
  useAnnounced(query.isPending ? '' : title);
  return (
    <Box sx={{ mx: 1.5, mb: 1.5 }}>
      <QueryCard
        title={title}
        action={filtered ? undefined : <YearSelect year={year} onChange={setChosen} />}
        query={query}
        empty={groups.length === 0 ? translate('list.empty') : undefined}
      >
        <LocalRows
          // Resets the sort: the table of all years has no monthly need.
          key={`${grouping} ${isOfOneYear}`}
          name={grouping}
          label={title}
          rows={groups}
          columns={columns}
          sort={isOfOneYear ? NEEDIEST_FIRST : LEAST_PROGRESS_FIRST}
          caption={
            <Basis
              taken={taken.length}
              left={left}
              read={rows.length}
              total={total}
              unreadable={taken.filter(isUnreadableTarget).length}
              hasNeed={isOfOneYear}
            />
          }
          fileName={`targets-${grouping}`}
        />
      </QueryCard>
    </Box>
  );
};

const ALL_YEARS = 'all';

type YearSelectProps = { year: string; onChange: (year: string) => void };

const YearSelect = ({ year, onChange }: YearSelectProps) => {
  const translate = useTranslate();
  const label = translate('resources.target.fields.year');
  return (
    <Select
      size="small"
      value={year}
      onChange={({ target }) => onChange(target.value)}
      SelectDisplayProps={{ 'aria-label': label }}
      sx={{ typography: 'body2' }}
    >
      {recentYears().map(({ id }) => (
        <MenuItem key={id} value={id}>
          {id}
        </MenuItem>
      ))}
      <MenuItem value={ALL_YEARS}>{translate('resources.target.summary.all_years')}</MenuItem>
    </Select>
  );
};

type BasisProps = {
  taken: number;
  left: number;
  read: number;
  total: number;
  unreadable: number;
  /** Whether the monthly need is shown. */
  hasNeed: boolean;
};

/** The number of targets summed, the total, and the targets left out because their months count already. */
const Basis = ({ taken, left, read, total, unreadable, hasNeed }: BasisProps) => {
  const translate = useTranslate();
  const withUnreadable = useWithUnreadable();
  const { number } = useFormats();
  const say = (key: string, count: number) =>
    translate(`resources.target.summary.${key}`, {
      taken: number(taken),
      left: number(left),
      read: number(read),
      total: number(total),
      smart_count: count,
    });
  return (
    <Typography variant="body2" color="text.secondary">
      {withUnreadable(say(read < total ? 'part' : 'basis', taken), unreadable)}
      {left > 0 && ` ${say('overlapping', left)}`}
      {hasNeed && ` ${translate('resources.target.needed.hint')}`}
    </Typography>
  );
};

const NEEDIEST_FIRST = { field: 'needed', order: 'DESC' } as const;
const LEAST_PROGRESS_FIRST = { field: 'progress', order: 'ASC' } as const;

const columnsFor = (
  grouping: Grouping,
  isOfOneYear: boolean,
  onShow: (id: string) => void,
): Column[] => [
  {
    source: grouping,
    isTitle: true,
    minWidth: 240,
    cell: ({ id }) => (
      <GroupRows code={String(id)} onShow={onShow}>
        <GroupName grouping={grouping} code={String(id)} />
      </GroupRows>
    ),
  },
  { source: 'targets', kind: 'count', width: 96, priority: 1 },
  { source: 'behind', kind: 'count', width: 104, isOnCard: true },
  { source: 'missed', kind: 'count', width: 96, priority: 3 },
  { source: 'target_value', kind: 'euro', width: 132, priority: 3 },
  { source: 'achieved_value', kind: 'euro', width: 132, priority: 2 },
  {
    source: 'progress',
    width: 148,
    isOnCard: true,
    cell: (group) => <TargetProgress record={group} />,
    exported: percentOf,
  },
  { source: 'lost', kind: 'euro', width: 132, priority: 2 },
  {
    source: 'missing',
    kind: 'euro',
    width: 132,
    firstOrder: 'DESC',
    priority: 3,
    isOnCard: !isOfOneYear,
  },
  // The monthly need is not comparable across years.
  ...(isOfOneYear ? [NEEDED] : []),
];

const NEEDED: Column = {
  source: 'needed',
  kind: 'euro',
  width: 132,
  firstOrder: 'DESC',
  priority: 4,
  isOnCard: true,
};

const GroupName = ({ grouping, code }: { grouping: Grouping; code: string }) => {
  const reference = useDefinition(TARGET).references?.[grouping];
  // Rows sort by code.
  return reference ? <ReferenceValue reference={reference} value={code} hasCode /> : code;
};
