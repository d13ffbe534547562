import Button from '@mui/material/Button';
import { Link } from 'react-admin';
import { QUESTION } from '@/core/resource-names';
import { fillPath } from '@/core/routes';
import { useCan } from '@/providers/session/use-session';
import { useRecordForm } from '@/kit/form-state/record-form-context';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { Alert } from '@/ui/page/Alert';
import { useDefinition } from '@/kit/registry/definitions';

/** Says that a survey without questions cannot be published, with a link to write some. */
export const QuestionsNote = () => {
  const translate = useTranslate();
  const { record } = useRecordForm();
  const { routes, access } = useDefinition(QUESTION);
  const mayWrite = useCan(access.create);
  if (!record && mayWrite) {
    return <Alert severity="info">{translate('resources.survey.form.needs_questions')}</Alert>;
  }
  if (record && record.questions_count !== 0) return null;
  const who = mayWrite ? 'admin' : 'manager';
  return (
    <Alert
      severity="info"
      action={
        mayWrite &&
        record && (
          <Button
            component={Link}
            to={fillPath(routes.create ?? '', { survey_id: String(record.id) })}
            size="small"
            color="inherit"
          >
            {translate('resources.survey.form.write')}
          </Button>
        )
      }
    >
      {translate(`resources.survey.form.needs_questions_${who}`)}
    </Alert>
  );
};
