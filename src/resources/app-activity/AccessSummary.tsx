import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { lazy, memo } from 'react';
import { useListContext, useResourceContext, useStore, useTranslate } from 'react-admin';
import { ActivityPanel } from '@/shared/activity/ActivityPanel';
import { ChartFigure } from '@/shared/activity/ChartFigure';
import { monthStarts, totalOf, weekStarts, type Tally } from '@/shared/activity/tally';
import { useActivity } from '@/shared/activity/useActivity';
import { useFormats } from '@/shared/useFormats';
import type { Step } from './AccessBars';

const AccessBars = lazy(async () => ({ default: (await import('./AccessBars')).AccessBars }));

/**
 * Accesses over time, and customers who never or no longer come, of all rows the list is narrowed to. It
 * starts once the table has its rows, and is not shown where there are none at all.
 */
export const AccessSummary = () => {
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  const { data, total, error, filterValues, isPlaceholderData } = useListContext();
  const [step, setStep] = useStore<Step>('appActivity.step', 'week');
  const activity = useActivity(resource, {
    filter: filterValues,
    isWanted: data !== undefined && !isPlaceholderData,
  });
  // While somebody types a search that finds nothing it stays, or the search box would jump away.
  const isNarrowed = Object.values(filterValues as object).some(Boolean);
  if ((total === 0 && !isNarrowed) || (error && !data?.length)) return null;
  return (
    <ActivityPanel
      activity={activity}
      title={translate('activity.chart.history')}
      action={<StepSwitch step={step} onChange={setStep} />}
      chart={activity.tally && <History tally={activity.tally} step={step} />}
    />
  );
};

/** Drawn anew for new counts alone: a chart is dear, and the table is waiting for the reader. */
const History = memo(({ tally, step }: { tally: Tally; step: Step }) => {
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
      <AccessBars starts={starts} counts={counts} step={step} />
    </ChartFigure>
  );
});
History.displayName = 'History';

const StepSwitch = ({ step, onChange }: { step: Step; onChange: (step: Step) => void }) => {
  const translate = useTranslate();
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={step}
      aria-label={translate('activity.chart.by')}
      onChange={(_, chosen: Step | null) => chosen && onChange(chosen)}
    >
      <ToggleButton value="week">{translate('activity.chart.weeks')}</ToggleButton>
      <ToggleButton value="month">{translate('activity.chart.months')}</ToggleButton>
    </ToggleButtonGroup>
  );
};
