import type { FormDescription } from '@/kit/form/FormView';
import { phoneFieldsOf } from '@/core/schema/phone';
import { phoneRules } from '@/kit/inputs/phone-rules';
import { schema } from './location.schema';
import { LocationInputs } from './LocationInputs';
import { LocationSummary } from './LocationSummary';

export const form: FormDescription = {
  schema,
  // Typed numbers are stored in international format.
  refinement: phoneRules(phoneFieldsOf(schema)),
  Inputs: LocationInputs,
  Aside: LocationSummary,
  series: ['company_code'],
};
