import * as z from '@/core/zod';
import { MIN_GROUP_CUSTOMERS } from '@/core/constants';
import { distinctList, name, packMessage } from '@/core/schema';

/** Rules of a group: specification, section 5. That the customers belong to the company, the form and the backend check. */
export const schema = z.object({
  group_name: name(),
  customers: distinctList(
    z.string(),
    MIN_GROUP_CUSTOMERS,
    packMessage('validation.group_customers', { min: MIN_GROUP_CUSTOMERS }),
  ),
});
