import type { FormDescription } from '@/kit/form/FormView';
import { phoneRules } from '@/kit/inputs/phone-rules';
import { schema } from './location.schema';
import { LocationInputs } from './LocationInputs';
import { LocationSummary } from './LocationSummary';

export const form: FormDescription = {
  schema,
  // Typed numbers are stored in international format.
  refinement: phoneRules(['telephone', 'fax', 'whatsapp']),
  Inputs: LocationInputs,
  Aside: LocationSummary,
  series: ['company_code'],
};
