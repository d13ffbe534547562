import Box from '@mui/material/Box';
import { sum } from '@/core/sum';
import { memo } from 'react';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { useFormats } from '@/ui/formats/useFormats';
import { ChartFigure, ChartSkeleton } from '@/ui/charts/ChartFigure';
import { ChartLegend } from '@/ui/charts/ChartLegend';
import { runningColor } from '@/ui/charts/chart-look';
import { monthStarts, weekStarts } from './periods';
import type { Tally } from './tally';

const AccessBars = lazyComponent(() => import('./AccessBars'), 'AccessBars');

export type Step = 'week' | 'month';

/**
 * The accesses of the last twelve months, a bar for each week or month, with those of the current week or month apart.
 * Renders again only for new counts, because charts are slow to draw.
 */
export const AccessHistory = memo(({ tally, step }: { tally: Tally; step: Step }) => {
  const translate = useTranslate();
  const { number, utc } = useFormats();
  const counts = step === 'week' ? tally.weeks : tally.months;
  const starts = step === 'week' ? weekStarts(tally.now) : monthStarts(tally.now);
  const nameOf = step === 'week' ? utc.day : utc.month;
  const whole = counts.slice(0, -1);
  const peak = Math.max(...whole);
  const peakStart = starts[whole.indexOf(peak)];
  const running = translate(`activity.chart.running_${step}`);
  const label = translate('activity.chart.history_text', {
    total: number(sum(whole)),
    peak: number(peak),
    when: peakStart ? nameOf(peakStart) : '',
  });
  return (
    <Box sx={COLUMN}>
      <ChartLegend
        marks={[
          {
            label: translate(`activity.chart.whole_${step}`),
            shape: 'current',
            color: 'primary.main',
          },
          { label: running, shape: 'running', color: runningColor },
        ]}
      />
      <ChartFigure
        label={label}
        header={[translate(`activity.chart.${step}`), translate('activity.chart.accesses')]}
        rows={starts.map((start, at) => [
          at < whole.length ? nameOf(start) : `${nameOf(start)} · ${running}`,
          number(counts[at] ?? 0),
        ])}
      >
        <AccessBars waiting={<ChartSkeleton />} starts={starts} counts={counts} step={step} />
      </ChartFigure>
    </Box>
  );
});
const COLUMN = { display: 'flex', flexDirection: 'column', minWidth: 0 };

AccessHistory.displayName = 'AccessHistory';
