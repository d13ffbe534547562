import type { FormDescription } from '@/kit/form/FormView';
import { schema } from './question.schema';
import { QuestionInputs } from './QuestionInputs';
import { QuestionPreview } from './QuestionPreview';

export const form: FormDescription = {
  schema,
  Inputs: QuestionInputs,
  Aside: QuestionPreview,
  series: ['kind', 'required'],
  // Two options are the least, and somebody has to write them.
  initial: () => ({ kind: 'single_select', options: ['', ''], required: true }),
};
