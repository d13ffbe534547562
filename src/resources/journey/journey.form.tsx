import { useRecordContext } from 'react-admin';
import type { FormDescription } from '@/kit/form/FormView';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { FormSkeleton } from '@/kit/record/FormSkeleton';
import { schema } from './journey.schema';
import { JourneyInputs } from './JourneyInputs';
import { JourneyPreview } from './JourneyPreview';

const JourneyStanding = lazyComponent(() => import('./JourneyStanding'), 'JourneyStanding');

const Standing = () => {
  const record = useRecordContext();
  return record && <JourneyStanding waiting={<FormSkeleton />} record={record} />;
};

export const form: FormDescription = {
  schema,
  Inputs: JourneyInputs,
  Aside: JourneyPreview,
  copy: { movedOn: ['start_date', 'end_date'] },
  tabs: {
    formLabel: 'resources.journey.form.tab',
    others: [{ name: 'standing', label: 'resources.journey.standing.tab', content: <Standing /> }],
  },
};
