import {
  AUTH_PATH,
  FIRST_LOGIN_PATH,
  LOGIN_PATH,
  LOGOUT_PATH,
  RESET_PASSWORD_PATH,
  UNKNOWN_ADDRESS_PATH,
} from './account-paths';
import type { CurrentUser } from './current-user';
import { landingOf } from './landing';
import type { UrlScheme } from './url-scheme';

/**
 * The result of an address for a user, before any page is rendered (specification, section 2).
 *
 * - `page`: a page of the account area, outside the console (login, errors, change of password);
 * - `console`: the console; the page guard decides whether the role may see the page;
 * - `no-role`: signed in, but an admin has not given a role yet;
 * - `logout`: end the session, then ask again.
 */
export type Entry =
  | { kind: 'page' | 'console' | 'no-role' | 'logout' }
  | { kind: 'redirect'; to: string };

/**
 * The entry of `pathname` for `user`. `lastLocation` returns the stored location, or null; it is only called where it
 * matters, because reading a cookie is slow.
 */
export const entryOf = (
  pathname: string,
  user: CurrentUser | null,
  lastLocation: () => string | null,
  scheme: UrlScheme,
): Entry => {
  if (pathname === LOGOUT_PATH) return user ? { kind: 'logout' } : redirect(AUTH_PATH);
  const route = scheme.match(pathname)?.route;
  const isAccountArea = pathname === AUTH_PATH || pathname.startsWith(`${AUTH_PATH}/`);
  // The link of a mail works for signed-in users, too.
  if (user && isAccountArea && route?.path !== RESET_PASSWORD_PATH) {
    return redirect(landingOf(user, lastLocation(), scheme));
  }
  if (route?.access === 'everybody') return { kind: 'page' };
  // Error pages are open to all, and so is the way to them.
  if (/^\/error(\/|$)/.test(pathname)) return redirect(UNKNOWN_ADDRESS_PATH);
  const canonical = scheme.canonical(pathname);
  if (!user) return redirect(LOGIN_PATH);
  if (user.firstLogin && pathname !== FIRST_LOGIN_PATH) return redirect(FIRST_LOGIN_PATH);
  if (canonical) return redirect(canonical);
  if (!route) return redirect(UNKNOWN_ADDRESS_PATH);
  if (route.page?.frame === 'account') return { kind: 'page' };
  return { kind: user.roles.length === 0 && route.access !== 'signed-in' ? 'no-role' : 'console' };
};

const redirect = (to: string): Entry => ({ kind: 'redirect', to });
