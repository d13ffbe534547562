import * as z from '@/core/zod';
import { ACCOUNT_STATUSES } from '@/core/constants';
import { codeList, distinctList, oneOf, oneOrList } from '@/core/schema/choice';
import { code, email, shortText, requiredText } from '@/core/schema/text';
import { ENTRY_FIELDS } from './app-user.codec';

/** Rules of an app user: specification, section 5; its company entries: docs/wire-format.md, 'customer'. */
export const schema = z
  .object({
    code: code(),
    p_iva: shortText(),
    business_name: shortText(),
    email: email(),
    company_code: codeList(1),
    location_code: codeList(1),
    agent_code: codeList(1),
    categories: oneOrList(distinctList(requiredText(), 0)),
    status: oneOf(ACCOUNT_STATUSES).optional(),
  })
  // An entry must be complete: where one of the three lists is shorter than the others, its values are missing.
  .superRefine((customer, context) => {
    const { length: first } = customer.company_code;
    if (ENTRY_FIELDS.every((field) => customer[field].length === first)) return;
    const entries = Math.max(...ENTRY_FIELDS.map((field) => customer[field].length));
    for (const field of ENTRY_FIELDS) {
      const { length } = customer[field];
      if (length === 0) continue;
      for (let at = length; at < entries; at += 1) {
        context.addIssue({ code: 'custom', path: [field, at], message: 'validation.required' });
      }
    }
  });
