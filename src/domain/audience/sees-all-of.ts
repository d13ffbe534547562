import type { CurrentUser } from '@/core/current-user';

/** Whether `user` sees all people of `companies`, or of all companies without any (docs/wire-format.md, section 5). */
export const seesAllOf = (
  { roles, companyCodes }: CurrentUser,
  companies: readonly string[],
): boolean =>
  roles.includes('admin') ||
  (roles.includes('company_manager') &&
    companies.length > 0 &&
    companies.every((code) => companyCodes.includes(code)));
