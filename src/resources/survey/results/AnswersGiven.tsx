import Button from '@mui/material/Button';
import { Link } from 'react-admin';
import { useFormats } from '@/ui/formats/useFormats';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { Alert } from '@/ui/page/Alert';
import { useAnswers } from './useAnswers';

/** The number of people who answered `survey`, with a link to its results; nothing where it is 0 or unknown. */
export const AnswersGiven = ({ survey }: { survey: string }) => {
  const translate = useTranslate();
  const { number } = useFormats();
  const counts = useAnswers(survey).data?.report.tally;
  if (!counts || counts.answers === 0) return null;
  const { people, answers } = counts;
  const count = people ?? answers;
  return (
    <Alert
      severity="warning"
      action={
        <Button component={Link} to="?tab=results" size="small" color="inherit">
          {translate('resources.survey.form.answered.see')}
        </Button>
      }
    >
      {translate(`resources.survey.form.answered.${people === null ? 'answers' : 'people'}`, {
        smart_count: count,
        count: number(count),
      })}
    </Alert>
  );
};
