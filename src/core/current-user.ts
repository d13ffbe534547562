import { listOf } from './one-or-many';
import { consoleRoles, type Role } from './permissions';
import { textOf } from './text';

/** The signed-in member of staff, as the console keeps it between visits. */
export type CurrentUser = {
  id: string;
  code: string;
  firstname: string;
  surname: string;
  email: string;
  /** The console roles held, highest first; empty until an admin gives one. */
  roles: Role[];
  companyCodes: string[];
  locationCodes: string[];
  firstLogin: boolean;
};

/**
 * Reads the `self` object of the profile answer; codes may come as a text or a list.
 *
 * @returns null where `self` is no user at all.
 */
export const readCurrentUser = (self: unknown): CurrentUser | null => {
  if (typeof self !== 'object' || self === null) return null;
  const fields = self as Record<string, unknown>;
  const id = textOf(fields._id) || textOf(fields.id) || textOf(fields.code);
  if (!id) return null;
  return {
    id,
    code: textOf(fields.code),
    firstname: textOf(fields.firstname),
    surname: textOf(fields.surname),
    email: textOf(fields.email),
    roles: consoleRoles(fields.roles),
    companyCodes: codesOf(fields.company_code),
    locationCodes: codesOf(fields.location_code),
    firstLogin: fields.first_login === true,
  };
};

export const fullNameOf = (user: CurrentUser): string =>
  `${user.firstname} ${user.surname}`.trim() || user.email;

const codesOf = (value: unknown): string[] => listOf<unknown>(value).map(textOf).filter(Boolean);
