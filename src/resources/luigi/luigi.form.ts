import type { FormDescription } from '@/kit/form/FormView';
import { publicationForm } from '@/domain/publication/publication-form';
import { schema } from './luigi.schema';
import { LuigiInputs } from './LuigiInputs';
import { LuigiPreview } from './LuigiPreview';

export const form: FormDescription = {
  ...publicationForm,
  schema,
  Inputs: LuigiInputs,
  Aside: LuigiPreview,
};
