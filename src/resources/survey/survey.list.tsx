import LockOutlinedIcon from '@mui/icons-material/LockOutlined';
import { publish } from '@/domain/survey/publish-action';
import { withWords } from '@/providers/preferences/late-words';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import type { RecordAction } from '@/kit/list/actions/record-action';
import { periodColumn } from '@/kit/fields/period-column';
import type { ListDescription } from '@/kit/list/ListPage';
import { ResultsLink } from './ResultsLink';

const SurveyPanel = lazyComponent(
  () => withWords(['resources.survey.results', 'export_file'], () => import('./SurveyPanel')),
  'SurveyPanel',
);

const ACTIONS: RecordAction[] = [
  publish,
  {
    name: 'close',
    icon: LockOutlinedIcon,
    change: () => ({ status: 'closed' }),
    // Only a published survey can be closed.
    isDone: ({ status }) => status !== 'published',
  },
];

export const list: ListDescription = {
  columns: [
    { source: 'title', isTitle: true },
    { source: 'company_code', priority: 3 },
    { source: 'state', width: 124 },
    periodColumn({ priority: 4 }),
    { source: 'questions_count', width: 88, align: 'right', priority: 1, isOnCard: true },
    {
      source: 'results',
      sortBy: false,
      width: 88,
      // Its page is a tab of the survey's form, too.
      priority: 2,
      isExported: false,
      cell: (record) => (record.status === 'draft' ? null : <ResultsLink record={record} />),
    },
  ],
  actions: ACTIONS,
  Panel: SurveyPanel,
};
