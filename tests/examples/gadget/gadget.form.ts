import type { FormDescription } from '@/kit/form/FormView';
import { schema } from './gadget.schema';
import { GadgetInputs } from './GadgetInputs';

export const form: FormDescription = { schema, Inputs: GadgetInputs };
