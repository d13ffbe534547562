import type { FormDescription } from '@/kit/form/FormView';
import { phoneRules } from '@/kit/inputs/phone-rules';
import { boUser } from './bo-user.definition';
import { hasNoCompany } from './has-no-company';
import { schema } from './bo-user.schema';
import { BoUserInputs } from './BoUserInputs';
import { BoUserSummary } from './BoUserSummary';

/** The rules of the form. What was chosen before a role made it needless stays in the form alone. */
export const formSchema = schema.transform((user) =>
  hasNoCompany(user.roles) ? { ...user, company_code: [], location_code: [] } : user,
);

export const form: FormDescription = {
  schema: formSchema,
  refinement: phoneRules(boUser),
  Inputs: BoUserInputs,
  Aside: BoUserSummary,
  series: ['roles', 'company_code', 'location_code'],
  // Somebody else with the same work.
  copy: { set: { firstname: '', surname: '', email: '', telephone: '', status: 'active' } },
};
