import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { useListContext } from 'react-admin';
import { changeOf } from '@/core/change';
import { MAX_RECORDS_READ } from '@/core/constants';
import { today } from '@/core/days';
import { numberOf } from '@/core/number';
import { MonthsFigure } from '@/domain/months/MonthsFigure';
import { Change } from '@/ui/charts/Change';
import { useFormats } from '@/ui/formats/useFormats';
import { useWithUnreadable } from '@/ui/formats/useWithUnreadable';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { ReadFailure } from '@/ui/page/ReadFailure';
import {
  comparedTrend,
  comparedPeriods,
  monthsOfTrend,
  periodsOf,
  trendOf,
  trendOfMonth,
  undrawnAmount,
} from './turnover-trend';
import type { Sum } from './turnover-figures';
import { useMonthSums } from './useTurnoverByMonth';

/**
 * The filtered turnover month by month, beside the year before: of the year that the list is filtered by, else of the
 * last twelve months. A chosen month is only compared, without a chart. The calls wait for the rows. `total` is that of
 * the list: what the chart of a year lacks of it, such as months to come, is named below.
 */
export const TurnoverTrend = ({ total }: { total: Sum | undefined }) => {
  const translate = useTranslate();
  const { number } = useFormats();
  const { data, filterValues, isPlaceholderData } = useListContext();
  const [day] = useState(today);
  const {
    year: chosenYear,
    month: chosenMonth,
    ...filter
  } = filterValues as Record<string, string>;
  const [year, month] = [numberOf(chosenYear), numberOf(chosenMonth)];
  const trend = useMemo(
    () => (month === undefined ? trendOf(year, day) : trendOfMonth(year, month, day)),
    [year, month, day],
  );
  const isChart = month === undefined;
  const months = useMemo(() => monthsOfTrend(trend), [trend]);
  const read = useMonthSums(months, filter, data !== undefined && !isPlaceholderData);
  const compared = useMemo(() => read.data && comparedTrend(trend, read.data), [trend, read.data]);
  // A year or month to come has no turnover yet.
  if (months.length === 0) return null;
  if (read.isError) {
    return (
      <Box sx={isChart ? ROOM : LINE}>
        <ReadFailure
          error={read.error}
          label={translate('resources.turnover.trend.chart')}
          onRetry={read.refetch}
        />
      </Box>
    );
  }
  if (!compared) {
    return (
      <Box sx={isChart ? ROOM : LINE} role="group" aria-busy aria-label={translate('list.loading')}>
        <Typography variant="caption" component="p" color="text.secondary" sx={{ mb: 0.5 }}>
          {translate('resources.turnover.tile.reading', {
            read: number(read.progress.read),
            total: number(read.progress.total),
          })}
        </Typography>
        {isChart && <Skeleton variant="rounded" sx={{ flex: 1 }} />}
      </Box>
    );
  }
  if (!isChart) {
    return (
      <Box sx={LINE}>
        <Comparison trend={compared} isInProgress={trend.isInProgress} />
      </Box>
    );
  }
  return (
    <Box sx={ROOM}>
      <Comparison trend={compared} />
      <Chart trend={compared} />
      {year !== undefined && !isPlaceholderData && <Undrawn total={total} trend={compared} />}
    </Box>
  );
};

type UndrawnProps = { total: Sum | undefined; trend: ReturnType<typeof comparedTrend> };

const Undrawn = ({ total, trend }: UndrawnProps) => {
  const translate = useTranslate();
  const { euro } = useFormats();
  const amount = undrawnAmount(total, trend);
  return amount === 0 ? null : (
    <Typography variant="caption" component="p" color="text.secondary" sx={{ mt: 0.5 }}>
      {translate('resources.turnover.trend.undrawn', { amount: euro(amount) })}
    </Typography>
  );
};

type ComparisonProps = {
  trend: ReturnType<typeof comparedTrend>;
  /** Whether the trend is one month in progress, which is not compared with a whole one. */
  isInProgress?: boolean;
};

/** The change of the compared months, with their sums. */
const Comparison = ({ trend, isInProgress = false }: ComparisonProps) => {
  const translate = useTranslate();
  const { euroOrDash, number } = useFormats();
  const namesOf = usePeriodNames();
  const withUnreadable = useWithUnreadable();
  const { unreadable, isPartial } = trend;
  const whole = periodsOf(trend);
  const compared = comparedPeriods(trend);
  const change = isInProgress
    ? null
    : changeOf(compared?.current.amount, compared?.previous.amount);
  const note = () => {
    if (isPartial) {
      return translate('resources.turnover.tile.part', { rows: number(MAX_RECORDS_READ) });
    }
    if (compared && isInProgress) {
      const { current, previous } = namesOf(compared);
      const before = euroOrDash(compared.previous.amount);
      return translate('resources.turnover.trend.running', { month: current, previous, before });
    }
    if (compared) {
      return translate('resources.turnover.trend.compared', {
        ...namesOf(compared),
        amount: euroOrDash(compared.current.amount),
        before: euroOrDash(compared.previous.amount),
      });
    }
    return whole
      ? translate('resources.turnover.tile.no_note', { month: namesOf(whole).previous })
      : '';
  };
  return (
    <Typography variant="caption" component="p" color="text.secondary" sx={{ mb: 0.5 }}>
      {change !== null && unreadable === 0 && !isPartial && (
        <>
          <Change value={change} />{' '}
        </>
      )}
      {withUnreadable(note(), unreadable)}
    </Typography>
  );
};

/** The months as bars; the legend names those that the year before has. */
const Chart = ({ trend }: { trend: ReturnType<typeof comparedTrend> }) => {
  const translate = useTranslate();
  const namesOf = usePeriodNames();
  const whole = periodsOf(trend);
  const compared = comparedPeriods(trend);
  return (
    <MonthsFigure
      label={translate('resources.turnover.trend.chart')}
      months={trend}
      names={{
        current: whole ? namesOf(whole).current : '',
        previous: compared ? namesOf(compared).previous : translate('months.before'),
      }}
      height={HEIGHT}
    />
  );
};

/** Names both periods of a comparison by their months. */
const usePeriodNames = () => {
  const { utc } = useFormats();
  return ({ current, previous }: NonNullable<ReturnType<typeof periodsOf>>) => ({
    current: utc.span(current.first, current.last),
    previous: utc.span(previous.first, previous.last),
  });
};

const HEIGHT = 152;

/** The comparison of a chosen month takes a line. */
const LINE = { flex: '1 1 100%', minWidth: 0 } as const;

/** The room of the chart and its lines is kept from the first render, so that the rows below stay in place. */
const ROOM = {
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 100%',
  minWidth: 0,
  minHeight: { xs: HEIGHT + 64, md: HEIGHT + 40 },
} as const;
