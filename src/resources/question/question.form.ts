import type { FormDescription } from '@/kit/form/FormView';
import { formSchema } from './question.schema';
import { QuestionAnswers } from './QuestionAnswers';
import { QuestionInputs } from './QuestionInputs';
import { QuestionPreview } from './QuestionPreview';

export const form: FormDescription = {
  schema: formSchema,
  Inputs: QuestionInputs,
  Aside: QuestionPreview,
  deletion: { Note: QuestionAnswers },
  series: ['kind', 'required'],
  // Two empty options, the minimum.
  initial: () => ({ kind: 'single_select', options: ['', ''], required: true }),
};
