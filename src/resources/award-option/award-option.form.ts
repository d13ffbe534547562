import type { FormDescription } from '@/shared/form/FormView';
import { schema } from './award-option.schema';
import { AwardOptionInputs } from './AwardOptionInputs';

export const form: FormDescription = { schema, Inputs: AwardOptionInputs };
