import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
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
import { announceNews } from '@/ui/announce/announced';
import { useTranslate } from '@/ui/hooks/useTranslate';
import {
  comparedTrend,
  comparedPeriods,
  monthsOfTrend,
  periodsOf,
  trendOf,
  undrawnAmount,
} from './turnover-trend';
import type { Sum } from './turnover-figures';
import { useMonthSums } from './useTurnoverByMonth';

/**
 * The filtered turnover month by month, beside the year before: of the year that the list is filtered by, else of the
 * last twelve months. Its calls wait for the rows. `total` is that of the list: what the chart of a year lacks of it,
 * such as months to come, is named below.
 */
export const TurnoverTrend = ({ total }: { total: Sum | undefined }) => {
  const translate = useTranslate();
  const { number } = useFormats();
  const { data, filterValues, isPlaceholderData } = useListContext();
  const [day] = useState(today);
  const { year: chosen, ...filter } = filterValues as Record<string, string>;
  const year = numberOf(chosen);
  const trend = useMemo(() => trendOf(year, day), [year, day]);
  const months = useMemo(() => monthsOfTrend(trend), [trend]);
  const read = useMonthSums(months, filter, data !== undefined && !isPlaceholderData);
  const compared = useMemo(() => read.data && comparedTrend(trend, read.data), [trend, read.data]);
  // A year to come has no months yet.
  if (months.length === 0) return null;
  if (read.isError) {
    return (
      <Box sx={ROOM}>
        <Typography ref={announceNews} variant="body2" color="text.secondary">
          {translate('query_card.failure')}
        </Typography>
        <Button size="small" variant="outlined" onClick={read.refetch} sx={{ mt: 1 }}>
          {translate('list.retry')}
        </Button>
      </Box>
    );
  }
  if (!compared) {
    return (
      <Box sx={ROOM} role="group" aria-busy aria-label={translate('list.loading')}>
        <Typography variant="caption" component="p" color="text.secondary" sx={{ mb: 0.5 }}>
          {translate('resources.turnover.tile.reading', {
            read: number(read.progress.read),
            total: number(read.progress.total),
          })}
        </Typography>
        <Skeleton variant="rounded" sx={{ flex: 1 }} />
      </Box>
    );
  }
  return (
    <Box sx={ROOM}>
      <Compared trend={compared} />
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

type ComparedProps = { trend: ReturnType<typeof comparedTrend> };

const Compared = ({ trend }: ComparedProps) => {
  const translate = useTranslate();
  const { euro, number, utc } = useFormats();
  const withUnreadable = useWithUnreadable();
  const { unreadable, isPartial } = trend;
  const whole = periodsOf(trend);
  const compared = comparedPeriods(trend);
  const written = (amount: number | null) => (amount === null ? '–' : euro(amount));
  const nameOf = ({ first, last }: { first: Date; last: Date }) => utc.span(first, last);
  const namesOf = ({ current, previous }: NonNullable<typeof whole>) => ({
    current: nameOf(current),
    previous: nameOf(previous),
  });
  const change = changeOf(compared?.current.amount, compared?.previous.amount);
  const note = () => {
    if (isPartial) {
      return translate('resources.turnover.tile.part', { rows: number(MAX_RECORDS_READ) });
    }
    if (compared) {
      return translate('resources.turnover.trend.compared', {
        ...namesOf(compared),
        amount: written(compared.current.amount),
        before: written(compared.previous.amount),
      });
    }
    return whole
      ? translate('resources.turnover.tile.no_note', { month: namesOf(whole).previous })
      : '';
  };
  return (
    <>
      <Typography variant="caption" component="p" color="text.secondary" sx={{ mb: 0.5 }}>
        {change !== null && unreadable === 0 && !isPartial && (
          <>
            <Change value={change} />{' '}
          </>
        )}
        {withUnreadable(note(), unreadable)}
      </Typography>
      <MonthsFigure
        label={translate('resources.turnover.trend.chart')}
        months={trend}
        names={whole ? namesOf(whole) : { current: '', previous: translate('months.before') }}
        height={HEIGHT}
      />
    </>
  );
};

const HEIGHT = 152;

/** The room of the chart and its lines is kept from the first render, so that the rows below stay in place. */
const ROOM = {
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 100%',
  minWidth: 0,
  minHeight: { xs: HEIGHT + 64, md: HEIGHT + 40 },
} as const;
