import type { FormDescription } from '@/kit/form/FormView';
import { recordTab } from '@/kit/form/record-tab';
import { withWords } from '@/providers/preferences/late-words';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { schema } from './journey.schema';
import { JourneyInputs } from './JourneyInputs';
import { JourneyPreview } from './JourneyPreview';

const JourneyLeaderboard = lazyComponent(
  () => withWords('resources.journey.leaderboard', () => import('./JourneyLeaderboard')),
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
        { name: 'leaderboard', label: 'resources.journey.form.leaderboard' },
        JourneyLeaderboard,
      ),
    ],
  },
};
