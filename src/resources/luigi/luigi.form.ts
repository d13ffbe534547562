import type { FormDescription } from '@/shared/form/FormView';
import { publicationForm } from '@/shared/publication/publication-form';
import { schema } from './luigi.schema';
import { LuigiInputs } from './LuigiInputs';
import { LuigiPreview } from './LuigiPreview';

export const form: FormDescription = {
  ...publicationForm,
  schema,
  Inputs: LuigiInputs,
  Aside: LuigiPreview,
};
