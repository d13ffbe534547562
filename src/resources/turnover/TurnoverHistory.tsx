import Typography from '@mui/material/Typography';
import { memo } from 'react';
import { useTranslate } from '@/shared/i18n/useTranslate';
import { ChartFigure, ChartSkeleton } from '@/shared/charts/ChartFigure';
import { ChartKey } from '@/shared/charts/ChartKey';
import { monthStarts, totalOf } from '@/shared/activity/tally';
import { lazyComponent } from '@/shared/lazy/lazy-component';
import { useFormats } from '@/shared/formats/useFormats';
import type { TurnoverByMonth } from './turnover-figures';

const TurnoverBars = lazyComponent(() => import('./TurnoverBars'), 'TurnoverBars');

type TurnoverHistoryProps = TurnoverByMonth & { now: number };

/** Twelve months of turnover against the twelve before: the sums, then a chart. Drawn anew for new amounts alone. */
export const TurnoverHistory = memo(({ now, current, previous }: TurnoverHistoryProps) => {
  const translate = useTranslate();
  const { euro, change, utc } = useFormats();
  const starts = monthStarts(now);
  const sum = totalOf(current);
  const before = totalOf(previous);
  const names = { current: translate(key('current')), previous: translate(key('previous')) };
  return (
    <>
      <Typography variant="body2" color="text.secondary">
        {names.current}
      </Typography>
      <Typography variant="h4" component="p" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {euro(sum)}
      </Typography>
      <Typography variant="caption" color="text.secondary" component="p" sx={{ mb: 1.5 }}>
        {translate(key(before > 0 ? 'change' : 'no_change'), {
          change: before > 0 ? change(sum / before - 1) : '',
          amount: euro(before),
        })}
      </Typography>
      <ChartKey
        marks={[
          { label: names.previous, shape: 'bar', color: 'text.disabled' },
          { label: names.current, shape: 'bar', color: 'primary.main' },
        ]}
      />
      <ChartFigure
        label={translate(key('chart'), { current: euro(sum), previous: euro(before) })}
        header={[translate(key('month')), names.current, names.previous]}
        rows={starts.map((start, at) => [
          utc.month(start),
          euro(current[at] ?? 0),
          euro(previous[at] ?? 0),
        ])}
      >
        <TurnoverBars
          waiting={<ChartSkeleton />}
          starts={starts}
          current={current}
          previous={previous}
          names={names}
        />
      </ChartFigure>
    </>
  );
});
TurnoverHistory.displayName = 'TurnoverHistory';

const key = (name: string) => `resources.turnover.customer.${name}`;
