import { textOf } from '@/core/text';
import { useRecordForm } from '@/kit/form-state/record-form-context';
import { useFormValues } from '@/kit/form-state/useFormValues';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { useLastPosition } from '@/kit/order/useLastPosition';
import { CompanyScreen } from '@/domain/preview/CompanyScreen';
import { useParent } from '@/kit/registry/parent-record';
import { questionOf } from '@/domain/survey/questions';
import { SurveyScreen } from '@/domain/survey/SurveyScreen';
import { useQuestions } from '@/domain/survey/useQuestions';

const FIELDS = ['text', 'kind', 'options', 'required'] as const;

/** The question being edited, in the app of the survey's company. */
export const QuestionPreview = () => {
  const translate = useTranslate();
  const survey = useParent();
  const { record } = useRecordForm();
  const { questions } = useQuestions(String(survey.id));
  useLastPosition(record ? undefined : questions);
  const question = questionOf({ ...useFormValues(FIELDS), id: 'own' });
  return (
    <CompanyScreen
      label={translate('resources.question.form.preview')}
      company={textOf(survey.company_code)}
    >
      {(look) => <SurveyScreen look={look} questions={[question]} />}
    </CompanyScreen>
  );
};
