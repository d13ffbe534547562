import { memo } from 'react';
import { useTranslate } from '@/shared/i18n/useTranslate';
import { lazyComponent } from '@/shared/lazy/lazy-component';
import { useFormats } from '@/shared/formats/useFormats';
import { ChartFigure, ChartSkeleton } from '@/shared/charts/ChartFigure';
import { monthStarts, totalOf, weekStarts, type Tally } from './tally';

const AccessBars = lazyComponent(() => import('./AccessBars'), 'AccessBars');

export type Step = 'week' | 'month';

/**
 * The accesses of the last twelve months, a bar a week or a month. Drawn anew for new counts alone: a chart is
 * dear.
 */
export const AccessHistory = memo(({ tally, step }: { tally: Tally; step: Step }) => {
  const translate = useTranslate();
  const { number, utc } = useFormats();
  const counts = step === 'week' ? tally.weeks : tally.months;
  const starts = step === 'week' ? weekStarts(tally.now) : monthStarts(tally.now);
  const nameOf = step === 'week' ? utc.day : utc.month;
  const peak = Math.max(...counts);
  const peakStart = starts[counts.indexOf(peak)];
  const label = translate('activity.chart.history_text', {
    total: number(totalOf(counts)),
    peak: number(peak),
    when: peakStart ? nameOf(peakStart) : '',
  });
  return (
    <ChartFigure
      label={label}
      header={[translate(`activity.chart.${step}`), translate('activity.chart.accesses')]}
      rows={starts.map((start, at) => [nameOf(start), number(counts[at] ?? 0)])}
    >
      <AccessBars waiting={<ChartSkeleton />} starts={starts} counts={counts} step={step} />
    </ChartFigure>
  );
});
AccessHistory.displayName = 'AccessHistory';
