import type { FormDescription } from '@/kit/form/FormView';
import { schema } from './app.schema';
import { AppInputs } from './AppInputs';

export const form: FormDescription = { schema, Inputs: AppInputs };
