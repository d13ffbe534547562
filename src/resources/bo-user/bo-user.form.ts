import type { Role } from '@/core/permissions';
import { schema } from './bo-user.schema';

/** An empty back-office user, as its form starts. */
export const defaults = {
  code: '',
  firstname: '',
  surname: '',
  email: '',
  telephone: '',
  roles: [] as Role[],
  company_code: [] as string[],
  location_code: [] as string[],
};

/** An admin alone belongs to no company: the form shows none, and none is sent. */
export const isPlaceless = (roles: unknown): boolean =>
  Array.isArray(roles) && roles.length > 0 && roles.every((role) => role === 'admin');

/** The rules of the form. What was chosen before a role made it needless stays in the form alone. */
export const formSchema = schema.transform((user) =>
  isPlaceless(user.roles) ? { ...user, company_code: [], location_code: [] } : user,
);
