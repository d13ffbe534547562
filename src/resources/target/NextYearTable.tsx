import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import type { RaRecord } from 'react-admin';
import { CUSTOMER } from '@/core/resource-names';
import type { Column } from '@/kit/fields/column';
import { useFormats } from '@/ui/formats/useFormats';
import { Status } from '@/kit/fields/Status';
import { announceNews } from '@/ui/announce/announced';
import { PeriodName } from './PeriodName';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { LocalRows } from '@/kit/list/LocalRows';
import { ReferenceName } from '@/kit/references/ReferenceName';
import { sharedMilestones, type NextTarget } from './next-year';

type NextYearBasisProps = {
  next: NextTarget[];
  /** The targets that go into the files. */
  fresh: readonly NextTarget[];
  /** The existing targets of those years. */
  existing: readonly RaRecord[];
  /** The number of targets that could not be copied. */
  unreadable: number;
};

type NextYearTableProps = NextYearBasisProps & {
  /** Whether the new amounts are known: not while the percentage is wrong. */
  hasAmounts: boolean;
};

/** The new amounts of each target, and the targets that are left out. */
export const NextYearTable = ({ next, hasAmounts, ...basis }: NextYearTableProps) => {
  const translate = useTranslate();
  const label = translate('resources.target.next_year.table');
  const rows = useMemo(
    () =>
      next.map((target) => ({
        ...target,
        target_value: hasAmounts ? target.target_value : null,
        milestones_count: target.milestones.length,
      })),
    [next, hasAmounts],
  );
  return (
    <LocalRows
      name="next-year"
      label={label}
      rows={rows}
      columns={COLUMNS}
      sort={BY_CUSTOMER}
      caption={<NextYearBasis next={next} {...basis} />}
    />
  );
};

const BY_CUSTOMER = { field: 'customer_code', order: 'ASC' } as const;

const COLUMNS: readonly Column[] = [
  {
    source: 'customer_code',
    isTitle: true,
    cell: ({ customer_code }) => (
      <ReferenceName resource={CUSTOMER} code={customer_code} isLinked={false} />
    ),
  },
  {
    source: 'period',
    sortBy: 'year',
    kind: 'code',
    width: 112,
    isOnCard: true,
    cell: (row) => <PeriodName record={row} />,
  },
  { source: 'before', kind: 'euro', width: 112, priority: 1 },
  { source: 'target_value', kind: 'euro', width: 112, isOnCard: true },
  { source: 'milestones_count', kind: 'count', width: 88, priority: 2 },
  {
    source: 'state',
    width: 112,
    isOnCard: true,
    cell: ({ state }) => <State state={String(state)} />,
  },
];

const State = ({ state }: { state: string }) => (
  <Status
    tone={state === 'new' ? 'success' : 'warning'}
    label={useTranslate()(`resources.target.next_year.state.${state}`)}
  />
);

/** The numbers of targets and milestones that are copied, and why the other targets are not. */
export const NextYearBasis = ({ next, fresh, existing, unreadable }: NextYearBasisProps) => {
  const translate = useTranslate();
  const { number } = useFormats();
  const say = (name: string, count: number) =>
    translate(`resources.target.next_year.${name}`, { smart_count: count, count: number(count) });
  const shared = sharedMilestones(fresh, existing);
  const milestones = fresh.reduce((sum, target) => sum + target.milestones.length, 0);
  const moved = fresh.filter(({ isOfNewAgent }) => isOfNewAgent).length;
  const leftOut = (state: NextTarget['state']) =>
    next.filter((target) => target.state === state).length;
  const lines = [
    fresh.length > 0 && `${say('targets', fresh.length)}, ${say('milestones', milestones)}.`,
    ...(['exists', 'repeated'] as const).map(
      (state) => leftOut(state) > 0 && say(state, leftOut(state)),
    ),
    unreadable > 0 && say('unreadable', unreadable),
    moved > 0 && say('moved', moved),
    shared > 0 && say('shared', shared),
  ];
  return (
    <Stack ref={announceNews}>
      {lines.map(
        (line) =>
          line && (
            <Typography key={line} variant="body2" color="text.secondary">
              {line}
            </Typography>
          ),
      )}
    </Stack>
  );
};
