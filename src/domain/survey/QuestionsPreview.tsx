import Typography from '@mui/material/Typography';
import type { RaRecord } from 'react-admin';
import { textOf } from '@/core/text';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { AppScreen } from '@/domain/preview/AppScreen';
import { PhoneFrame } from '@/domain/preview/PhoneFrame';
import { useCompanyLook } from '@/domain/preview/useCompanyLook';
import { questionOf } from './questions';
import { SurveyScreen } from './SurveyScreen';

type QuestionsPreviewProps = { survey: RaRecord; questions: readonly RaRecord[] };

/** The questions of `survey` in the order given, in its company's app, to try out. */
export const QuestionsPreview = ({ survey, questions }: QuestionsPreviewProps) => {
  const translate = useTranslate();
  const look = useCompanyLook(textOf(survey.company_code));
  return (
    <PhoneFrame label={translate('resources.survey.form.preview')}>
      <AppScreen look={look}>
        {questions.length > 0 ? (
          <SurveyScreen look={look} questions={questions.map(questionOf)} />
        ) : (
          <Typography variant="body2" sx={{ color: 'inherit', textAlign: 'center', py: 4 }}>
            {translate('resources.survey.form.no_questions')}
          </Typography>
        )}
      </AppScreen>
    </PhoneFrame>
  );
};
