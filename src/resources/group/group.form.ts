import { requiredText } from '@/core/schema/text';
import type { FormDescription } from '@/kit/form/FormView';
import { schema } from './group.schema';
import { GroupInputs } from './GroupInputs';

/** The company is chosen in the form and not sent. */
export const formSchema = schema.extend({ company_code: requiredText() });

export const form: FormDescription = { schema: formSchema, Inputs: GroupInputs };
