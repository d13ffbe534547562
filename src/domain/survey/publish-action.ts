import PublishOutlinedIcon from '@mui/icons-material/PublishOutlined';
import type { RaRecord } from 'react-admin';
import { can } from '@/core/permissions';
import { QUESTION_CREATION } from '@/core/survey';
import { confirmAudience } from '@/domain/audience/confirm-audience';
import { session } from '@/providers/session/session';
import type { RecordAction } from '@/kit/list/actions/record-action';

/** The message key of why a survey cannot be published; where its questions are not counted, the backend decides. */
const publicationRefusal = ({ questions_count }: RaRecord): string | undefined => {
  if (questions_count !== 0) return undefined;
  return can(session.current()?.user.roles ?? [], QUESTION_CREATION)
    ? 'resources.survey.form.needs_questions_admin'
    : 'resources.survey.actions.no_questions';
};

/** Publishes a survey, in its list and below its questions. */
export const publish: RecordAction = {
  name: 'publish',
  icon: PublishOutlinedIcon,
  change: () => ({ status: 'published' }),
  isDone: ({ status }) => status === 'published',
  refusal: publicationRefusal,
  isOffered: (record) => publicationRefusal(record) === undefined,
  confirm: confirmAudience,
};
