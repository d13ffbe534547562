import Typography from '@mui/material/Typography';
import type { RaRecord } from 'react-admin';
import { textOf } from '@/core/text';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { CompanyScreen } from '@/domain/preview/CompanyScreen';
import { questionOf } from './questions';
import { SurveyScreen } from './SurveyScreen';

type QuestionsPreviewProps = { survey: RaRecord; questions: readonly RaRecord[] };

/** The questions of `survey` in the given order, in its company's app, to try out. */
export const QuestionsPreview = ({ survey, questions }: QuestionsPreviewProps) => {
  const translate = useTranslate();
  return (
    <CompanyScreen
      label={translate('resources.survey.form.preview')}
      company={textOf(survey.company_code)}
    >
      {(look) =>
        questions.length > 0 ? (
          <SurveyScreen look={look} questions={questions.map(questionOf)} />
        ) : (
          <Typography variant="body2" sx={{ color: 'inherit', textAlign: 'center', py: 4 }}>
            {translate('resources.survey.form.no_questions')}
          </Typography>
        )
      }
    </CompanyScreen>
  );
};
