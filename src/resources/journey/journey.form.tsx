import type { FormDescription } from '@/kit/form/FormView';
import { recordTab } from '@/kit/form/record-tab';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { schema } from './journey.schema';
import { JourneyInputs } from './JourneyInputs';
import { JourneyPreview } from './JourneyPreview';

const JourneyLeaderboard = lazyComponent(
  () => import('./JourneyLeaderboard'),
  'JourneyLeaderboard',
);

export const form: FormDescription = {
  schema,
  Inputs: JourneyInputs,
  Aside: JourneyPreview,
  tabs: {
    formLabel: 'resources.journey.form.tab',
    others: [
      recordTab(
        { name: 'leaderboard', label: 'resources.journey.leaderboard.tab' },
        JourneyLeaderboard,
      ),
    ],
  },
};
