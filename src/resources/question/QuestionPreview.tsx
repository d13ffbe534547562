import { hasOptions } from '@/core/survey';
import { textOf } from '@/core/text';
import { useRecordForm } from '@/kit/form-state/record-form-context';
import { useFormValues } from '@/kit/form-state/useFormValues';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { useLastPosition } from '@/kit/order/useLastPosition';
import { CompanyScreen } from '@/domain/preview/CompanyScreen';
import { useParent } from '@/kit/registry/parent-record';
import { questionOf, type Question } from '@/domain/survey/questions';
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
  const question = useWithExampleOptions(questionOf({ ...useFormValues(FIELDS), id: 'own' }));
  return (
    <CompanyScreen
      label={translate('resources.question.form.preview')}
      company={textOf(survey.company_code)}
    >
      {(look) => <SurveyScreen look={look} questions={[question]} />}
    </CompanyScreen>
  );
};

/** Shows examples in place of the options that are still missing. */
const useWithExampleOptions = (question: Question): Question => {
  const translate = useTranslate();
  const { kind, options } = question;
  if (!hasOptions(kind) || options.length >= EXAMPLES.length) return question;
  const examples = EXAMPLES.slice(options.length).map((name) =>
    translate(`resources.question.form.${name}`),
  );
  return { ...question, options: [...new Set([...options, ...examples])] };
};

/** As many as a question with options has at least. */
const EXAMPLES = ['first_option', 'second_option'] as const;
