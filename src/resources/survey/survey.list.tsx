import LockOutlinedIcon from '@mui/icons-material/LockOutlined';
import PublishOutlinedIcon from '@mui/icons-material/PublishOutlined';
import type { RaRecord } from 'react-admin';
import { can } from '@/core/permissions';
import { QUESTION_CREATION } from '@/core/survey';
import { confirmAudience } from '@/domain/audience/confirm-audience';
import { withWords } from '@/providers/preferences/late-words';
import { session } from '@/providers/session/session';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import type { RecordAction } from '@/kit/list/actions/record-action';
import { periodColumn } from '@/kit/fields/period-column';
import type { ListDescription } from '@/kit/list/ListPage';
import { ResultsLink } from './ResultsLink';

const SurveyPanel = lazyComponent(
  () => withWords(['resources.survey.results', 'export_file'], () => import('./SurveyPanel')),
  'SurveyPanel',
);

/** The message key of why a survey cannot be published; where its questions are not counted, the backend decides. */
const publicationRefusal = ({ questions_count }: RaRecord): string | undefined => {
  if (questions_count !== 0) return undefined;
  return can(session.current()?.user.roles ?? [], QUESTION_CREATION)
    ? 'resources.survey.form.needs_questions_admin'
    : 'resources.survey.actions.no_questions';
};

const ACTIONS: RecordAction[] = [
  {
    name: 'publish',
    icon: PublishOutlinedIcon,
    change: () => ({ status: 'published' }),
    isDone: ({ status }) => status === 'published',
    refusal: publicationRefusal,
    isOffered: (record) => publicationRefusal(record) === undefined,
    confirm: confirmAudience,
  },
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
