import type { FormDescription } from '@/kit/form/FormView';
import { phoneFieldsOf } from '@/core/schema/phone';
import { phoneRules } from '@/kit/inputs/phone-rules';
import { HIGHER_ACCOUNTS } from './higher-accounts';
import { hasNoCompany } from './has-no-company';
import { isOwnAccount } from './own-account';
import { AgentRecords } from './AgentRecords';
import { schema } from './bo-user.schema';
import { BoUserInputs } from './BoUserInputs';
import { BoUserSummary } from './BoUserSummary';

/** The rules of the form. Companies and locations that the role does not need stay in the form and are not sent. */
export const formSchema = schema.transform((user) =>
  hasNoCompany(user.roles) ? { ...user, company_code: [], location_code: [] } : user,
);

export const form: FormDescription = {
  schema: formSchema,
  refinement: phoneRules(phoneFieldsOf(schema)),
  Inputs: BoUserInputs,
  Aside: BoUserSummary,
  Related: AgentRecords,
  readOnly: HIGHER_ACCOUNTS,
  deletion: { isRefused: isOwnAccount },
  series: ['roles', 'company_code', 'location_code'],
  // A copy is another person with the same work.
  copy: { set: { firstname: '', surname: '', email: '', telephone: '', status: 'active' } },
};
