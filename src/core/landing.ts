import { FIRST_LOGIN_PATH } from './account-paths';
import type { CurrentUser } from './current-user';
import { ID_PARAMETERS, isId } from './id';
import { can, homeOf, type Role } from './permissions';
import type { PageAccess } from './page-definition';
import { pathnameOf } from './routes';
import type { Route, UrlScheme } from './url-scheme';

/**
 * The landing page of a user: after login, on `/auth` while signed in, and on unknown addresses.
 *
 * Source: specification, section 2 'Flow'. A last location is always a path inside the console: it is looked up among
 * the known routes, so it can open no other origin and no page the role may not see.
 */

/** Includes the terms, which users read in a tab of their own on the way to another page. */
const NEVER_LANDED_ON = /^\/($|(auth|logout|error|success|firstlogin|terms)(\/|$))/;

/** The address `user` lands on, given the stored `lastLocation` (or null). */
export const landingOf = (
  user: CurrentUser,
  lastLocation: string | null,
  scheme: UrlScheme,
): string => {
  if (user.firstLogin) return FIRST_LOGIN_PATH;
  if (lastLocation && isLandable(lastLocation, user.roles, scheme)) return lastLocation;
  return homeOf(user.roles);
};

/**
 * Whether `location` (path and query) is a known page worth returning to, for any role. One that names a record by an
 * invalid id is not.
 */
export const isKnownLocation = (location: string, scheme: UrlScheme): boolean =>
  landableRoute(location, scheme) !== null;

/** Whether `location` is not one of the pages that no user returns to. It need not be a page at all. */
export const mayBeLandable = (location: string): boolean =>
  !NEVER_LANDED_ON.test(pathnameOf(location));

/** Whether a signed-in user with `roles` may open a page with `access`. */
export const mayVisit = (roles: readonly Role[], access: PageAccess | undefined): boolean => {
  if (access === undefined) return false;
  if (access === 'everybody' || access === 'signed-in') return true;
  return access === 'console' ? roles.length > 0 : can(roles, access);
};

const isLandable = (location: string, roles: readonly Role[], scheme: UrlScheme) => {
  const route = landableRoute(location, scheme);
  return route !== null && mayVisit(roles, route.access);
};

const landableRoute = (location: string, scheme: UrlScheme): Route | null => {
  const match = mayBeLandable(location) ? scheme.match(pathnameOf(location)) : null;
  if (!match) return null;
  const query = new URLSearchParams(location.slice(pathnameOf(location).length));
  const named = [
    ...Object.values(match.params),
    ...ID_PARAMETERS.flatMap((name) => query.getAll(name)),
  ];
  return named.every(isId) ? match.route : null;
};
