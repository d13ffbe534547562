import type { CurrentUser } from '@/core/current-user';
import type { Role } from '@/core/permissions';

/** A signed-in user with `roles`; a test states only what matters to it. */
export const person = (roles: Role[], more: Partial<CurrentUser> = {}): CurrentUser => ({
  id: '64f000000000000000000001',
  code: 'U1',
  firstname: 'Ada',
  surname: 'Neri',
  email: 'ada@example.com',
  roles,
  companyCodes: [],
  locationCodes: [],
  firstLogin: false,
  ...more,
});
