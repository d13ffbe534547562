import { useListContext, useResourceContext } from 'react-admin';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { oneOf, useCheckedStore } from '@/ui/preferences/useCheckedStore';
import { AccessHistory, type Step } from '@/domain/activity/AccessHistory';
import { ActivityPanel } from '@/domain/activity/ActivityPanel';
import { useActivity } from '@/domain/activity/useActivity';
import { useHasSummary } from '@/kit/list/filter-values';
import { SegmentedControl } from '@/ui/page/SegmentedControl';

/**
 * Accesses over time, and customers who never or no longer use the app, in all filtered rows. It loads once
 * the table has its rows, and is hidden without any.
 */
export const AccessSummary = () => {
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  const isSummedUp = useHasSummary();
  const { data, filterValues, isPlaceholderData } = useListContext();
  const [step, setStep] = useCheckedStore<Step>('appActivity.step', 'week', readStep);
  const activity = useActivity(resource, {
    filter: filterValues,
    isWanted: data !== undefined && !isPlaceholderData,
  });
  if (!isSummedUp) return null;
  return (
    <ActivityPanel
      activity={activity}
      title={translate('activity.chart.history')}
      action={<StepSwitch step={step} onChange={setStep} />}
      chart={activity.tally && <AccessHistory tally={activity.tally} step={step} />}
    />
  );
};

const readStep = oneOf<Step>(['week', 'month']);

const StepSwitch = ({ step, onChange }: { step: Step; onChange: (step: Step) => void }) => {
  const translate = useTranslate();
  return (
    <SegmentedControl
      label={translate('activity.chart.by')}
      value={step}
      segments={[
        { value: 'week', label: translate('activity.chart.weeks') },
        { value: 'month', label: translate('activity.chart.months') },
      ]}
      onChange={onChange}
    />
  );
};
