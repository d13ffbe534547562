import type { FormDescription } from '@/kit/form/FormView';
import { schema } from './category.schema';
import { CategoryInputs } from './CategoryInputs';

export const form: FormDescription = { schema, Inputs: CategoryInputs, series: ['company_code'] };
