import * as z from '@/core/zod';
import { distinctList } from '@/core/schema/choice';
import { packMessage } from '@/core/validation-messages';
import { shortText } from '@/core/schema/text';

/** Specification, section 9. */
export const MIN_GROUP_CUSTOMERS = 3;

/** Rules of a group: specification, section 5. Form and backend check that the customers belong to the company. */
export const schema = z.object({
  group_name: shortText(),
  customers: distinctList(
    z.string(),
    MIN_GROUP_CUSTOMERS,
    packMessage('validation.group_customers', { min: MIN_GROUP_CUSTOMERS }),
  ),
});
