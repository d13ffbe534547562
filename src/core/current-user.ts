import { isId } from './id';
import { isRecord } from './is-record';
import { listOf } from './one-or-many';
import { consoleRoles, isRole, type Role } from './permissions';
import type { ScopePart } from './endpoint';
import { textOf } from './text';

/** The signed-in back-office user, as the console stores it between visits. */
export type CurrentUser = {
  id: string;
  code: string;
  firstname: string;
  surname: string;
  email: string;
  /** The user's console roles, highest first; empty until an admin gives one. */
  roles: Role[];
  companyCodes: string[];
  locationCodes: string[];
  firstLogin: boolean;
};

/**
 * Reads the `self` object of the profile answer; codes may be a text or a list. A field of another type counts as
 * empty.
 *
 * @returns null where `self` is not a user.
 */
export const readCurrentUser = (self: unknown): CurrentUser | null => {
  if (!isRecord(self)) return null;
  const id = textOf(self._id) || textOf(self.id) || textOf(self.code);
  if (!isId(id)) return null;
  return {
    id,
    code: textOf(self.code),
    firstname: textOf(self.firstname),
    surname: textOf(self.surname),
    email: textOf(self.email),
    roles: consoleRoles(self.roles),
    companyCodes: codesOf(self.company_code),
    locationCodes: codesOf(self.location_code),
    firstLogin: self.first_login === true,
  };
};

/**
 * Reads a user as the console itself stored it.
 *
 * @returns null where a field is not as it was written: it was forged or damaged.
 */
export const readStoredUser = (stored: unknown): CurrentUser | null => {
  if (!isRecord(stored)) return null;
  const { id, code, firstname, surname, email, roles, companyCodes, locationCodes, firstLogin } =
    stored;
  const isWhole =
    isText(id) &&
    isId(id) &&
    isText(code) &&
    isText(firstname) &&
    isText(surname) &&
    isText(email) &&
    isListOf(roles, isRole) &&
    isListOf(companyCodes, isText) &&
    isListOf(locationCodes, isText) &&
    typeof firstLogin === 'boolean';
  if (!isWhole) return null;
  return { id, code, firstname, surname, email, roles, companyCodes, locationCodes, firstLogin };
};

/**
 * Whether each part of a row's scope is the same in all rows `user` may see (docs/wire-format.md, 'Who sees which
 * rows'); with several roles the highest counts.
 */
export const fixedScope = ({
  roles: [highest],
  companyCodes,
  locationCodes,
}: CurrentUser): Readonly<Record<ScopePart, boolean>> => {
  const isNarrowed = highest !== undefined && highest !== 'admin';
  const isOfLocations = highest === 'area_manager' || highest === 'site_manager';
  return {
    company: isNarrowed && companyCodes.length === 1,
    location: isOfLocations && locationCodes.length === 1,
    agent: highest === 'agent',
  };
};

/**
 * The only code that a record of `user` may have in each field of its `scope` that names their company or location.
 */
export const fixedCodes = (
  user: CurrentUser,
  scope: Partial<Record<ScopePart, string>> = {},
): Readonly<Record<string, string>> => {
  const { company, location } = fixedScope(user);
  const only = (isFixed: boolean, field: string | undefined, [code]: readonly string[]) =>
    isFixed && field && code ? { [field]: code } : {};
  return {
    ...only(company, scope.company, user.companyCodes),
    ...only(location, scope.location, user.locationCodes),
  };
};

/** The first name and surname of a user, else their email. */
export const fullNameOf = (user: CurrentUser): string =>
  `${user.firstname} ${user.surname}`.trim() || user.email;

const codesOf = (value: unknown): string[] => listOf<unknown>(value).map(textOf).filter(Boolean);

const isText = (value: unknown): value is string => typeof value === 'string';

const isListOf = <T>(value: unknown, isItem: (item: unknown) => item is T): value is T[] =>
  Array.isArray(value) && value.every(isItem);
