import { textOf } from '@/core/text';
import { useRecordForm } from '@/shared/form/record-form-context';
import { useFormValues } from '@/shared/form/useFormValues';
import { useTranslate } from '@/shared/i18n/useTranslate';
import { useLastPlace } from '@/shared/order/useLastPlace';
import { AppScreen } from '@/shared/preview/AppScreen';
import { PhoneFrame } from '@/shared/preview/PhoneFrame';
import { useCompanyLook } from '@/shared/preview/useCompanyLook';
import { useParent } from '@/shared/registry/parent-record';
import { questionOf } from '@/shared/survey/questions';
import { SurveyScreen } from '@/shared/survey/SurveyScreen';
import { useQuestions } from '@/shared/survey/useQuestions';

const FIELDS = ['text', 'kind', 'options', 'required'] as const;

/** The question as it is being edited, in the app of the survey's company. */
export const QuestionPreview = () => {
  const translate = useTranslate();
  const survey = useParent();
  const { record } = useRecordForm();
  const { questions } = useQuestions(String(survey.id));
  useLastPlace(record ? undefined : questions);
  const look = useCompanyLook(textOf(survey.company_code));
  const question = questionOf({ ...useFormValues(FIELDS), id: 'own' });
  return (
    <PhoneFrame label={translate('resources.question.form.preview')}>
      <AppScreen look={look}>
        <SurveyScreen look={look} questions={[question]} />
      </AppScreen>
    </PhoneFrame>
  );
};
