import type { CurrentUser } from './current-user';
import { ID_PARAMETERS, isId } from './id';
import { can, homeOf, type Role } from './permissions';
import type { PageAccess } from './page-definition';
import { pathnameOf, type Route, type UrlScheme } from './routes';

/**
 * Where a person lands: after login, on `/auth` while signed in, and on addresses that are nobody's.
 *
 * Source: specification, section 2 'Flow'. A last location is only ever a path inside the console: it is
 * looked up among the known routes, so it can open no other origin and no page the role may not see.
 */

/** Where a password is changed; nothing else opens before the first login is over. */
export const FIRST_LOGIN_PATH = '/firstlogin';

/** The terms too: they are read in a tab of their own, on the way to somewhere else. */
const NEVER_LANDED_ON = /^\/($|(auth|logout|error|success|firstlogin|terms)(\/|$))/;

/** The address for `user` to open, given the `lastLocation` that was kept (or null). */
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
 * Whether `location` (path and query) is a known page that is worth returning to, for any role. One that names
 * a record by what is no id is none.
 */
export const isKnownLocation = (location: string, scheme: UrlScheme): boolean =>
  landableRoute(location, scheme) !== null;

/** Whether `location` is outside all that nobody returns to; whether it is a page, only the scheme knows. */
export const mayBeLandable = (location: string): boolean =>
  !NEVER_LANDED_ON.test(pathnameOf(location));

/** Whether a holder of `roles`, signed in, may open a page with `access`. */
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
