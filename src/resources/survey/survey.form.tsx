import { numberOf } from '@/core/number';
import { QUESTION } from '@/core/resource-names';
import type { FormDescription } from '@/kit/form/FormView';
import { recordTab } from '@/kit/form/record-tab';
import { withWords } from '@/providers/preferences/late-words';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import type { FormRefinement } from '@/kit/form-state/resolver';
import { LostAnswers } from '@/domain/survey/given-answers/LostAnswers';
import { SurveyQuestions } from './SurveyQuestions';
import { schema } from './survey.schema';
import { SurveyInputs } from './SurveyInputs';
import { SurveyPreview } from './SurveyPreview';

const SurveyResults = lazyComponent(
  () =>
    withWords(['resources.survey.results', 'export_file'], () => import('./results/SurveyResults')),
  'SurveyResults',
);

/** A survey without questions cannot be published; where their number is unknown, the backend decides. */
const refinement: FormRefinement = async (values, stored) => {
  const count = stored.id === undefined ? 0 : numberOf(stored.questions_count);
  const errors: Record<string, string> =
    values.status === 'published' && count === 0
      ? { status: 'validation.survey_without_questions' }
      : {};
  return { values: {}, errors };
};

export const form: FormDescription = {
  schema,
  refinement,
  Inputs: SurveyInputs,
  Aside: SurveyPreview,
  initial: () => ({ status: 'draft' }),
  copy: { set: { status: 'draft' } },
  deletion: { Note: ({ record }) => <LostAnswers survey={record} /> },
  createdOpens: { tab: 'questions', resource: QUESTION },
  tabs: {
    formLabel: 'resources.survey.form.tab',
    others: [
      {
        name: 'questions',
        label: 'resources.survey.questions.tab',
        content: <SurveyQuestions />,
      },
      recordTab({ name: 'results', label: 'resources.survey.fields.results' }, SurveyResults),
    ],
  },
};
