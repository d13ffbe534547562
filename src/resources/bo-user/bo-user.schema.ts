import * as z from '@/core/zod';
import { ACCOUNT_STATUSES } from '@/core/constants';
import { LOCATION_ROLES, ROLES, type Role } from '@/core/permissions';
import { codeList, oneOf } from '@/core/schema/choice';
import { phone } from '@/core/schema/phone';
import { code, email, shortText } from '@/core/schema/text';

const NEEDS_COMPANY: readonly Role[] = ['company_manager', 'area_manager', 'site_manager', 'agent'];

/** Rules of a back-office user: specification, section 5; what a role needs: docs/wire-format.md, 'bouser'. */
export const schema = z
  .object({
    code: code(),
    firstname: shortText(),
    surname: shortText(),
    email: email(),
    telephone: phone(),
    roles: z
      .array(z.enum(ROLES, 'validation.role'), 'validation.required')
      .min(1, 'validation.required'),
    company_code: codeList(),
    location_code: codeList(),
    status: oneOf(ACCOUNT_STATUSES).optional(),
  })
  // Runs even where other rules fail, so that all errors are shown at once.
  .superRefine(({ roles, company_code, location_code }, context) => {
    const needs = (list: readonly Role[]) => roles.some((role) => list.includes(role));
    if (needs(NEEDS_COMPANY) && company_code.length === 0) {
      context.addIssue({ code: 'custom', path: ['company_code'], message: 'validation.required' });
    }
    if (needs(LOCATION_ROLES) && location_code.length === 0) {
      context.addIssue({ code: 'custom', path: ['location_code'], message: 'validation.required' });
    }
  });
