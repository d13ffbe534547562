import { useRecordContext } from 'react-admin';
import type { FormDescription } from '@/kit/form/FormView';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { FormSkeleton } from '@/kit/record/FormSkeleton';
import { schema } from './journey.schema';
import { JourneyInputs } from './JourneyInputs';
import { JourneyPreview } from './JourneyPreview';

const JourneyLeaderboard = lazyComponent(
  () => import('./JourneyLeaderboard'),
  'JourneyLeaderboard',
);

const Leaderboard = () => {
  const record = useRecordContext();
  return record && <JourneyLeaderboard waiting={<FormSkeleton />} record={record} />;
};

export const form: FormDescription = {
  schema,
  Inputs: JourneyInputs,
  Aside: JourneyPreview,
  tabs: {
    formLabel: 'resources.journey.form.tab',
    others: [
      { name: 'leaderboard', label: 'resources.journey.leaderboard.tab', content: <Leaderboard /> },
    ],
  },
};
