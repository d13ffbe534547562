import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useWatch } from 'react-hook-form';
import { lineOf, screenfulOf, textOf } from '@/core/text';
import { useRecordForm } from '@/kit/form-state/record-form-context';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { CompanyScreen } from '@/domain/preview/CompanyScreen';
import { questionOf } from '@/domain/survey/questions';
import { SurveyScreen } from '@/domain/survey/SurveyScreen';
import { useQuestions } from '@/domain/survey/useQuestions';

const FIELDS = ['title', 'description', 'company_code'] as const;

/** The survey being edited, in its company's app, with its questions. */
export const SurveyPreview = () => {
  const translate = useTranslate();
  const { record } = useRecordForm();
  const values: unknown[] = useWatch({ name: FIELDS });
  const [title, description, company] = values.map(textOf);
  const { questions, isFailed, mayVisit } = useQuestions(record && String(record.id));
  const count: unknown = record?.questions_count;
  const isHidden = !mayVisit && typeof count === 'number' && count > 0;
  const isReading = record !== undefined && mayVisit && !questions && !isFailed;
  const none = isHidden
    ? translate('resources.survey.form.questions_not_shown', { smart_count: count })
    : translate(isFailed ? 'survey.failure' : 'resources.survey.form.no_questions');
  return (
    <CompanyScreen label={translate('resources.survey.form.preview')} company={company ?? ''}>
      {(look) => (
        <Stack sx={{ gap: 2, overflowWrap: 'anywhere' }}>
          <div>
            <Typography sx={{ fontWeight: 600, color: 'inherit' }}>
              {lineOf(title).trim() || translate('resources.survey.form.no_title')}
            </Typography>
            <Typography variant="body2" sx={{ color: 'inherit', whiteSpace: 'pre-line' }}>
              {screenfulOf(description)}
            </Typography>
          </div>
          {isReading && <Skeleton variant="rounded" height={240} />}
          {questions && questions.length > 0 && (
            <SurveyScreen look={look} questions={questions.map(questionOf)} />
          )}
          {!isReading && !questions?.length && (
            <Typography variant="body2" sx={{ color: 'inherit', textAlign: 'center', py: 4 }}>
              {none}
            </Typography>
          )}
        </Stack>
      )}
    </CompanyScreen>
  );
};
