import type { FormDescription } from '@/kit/form/FormView';
import { schema } from './award-option.schema';
import { AwardOptionInputs } from './AwardOptionInputs';
import { OptionUses } from './OptionUses';

export const form: FormDescription = { schema, Inputs: AwardOptionInputs, Related: OptionUses };
