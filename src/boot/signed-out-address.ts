import { login } from '@/account/account.pages';
import { entryOf } from '@/core/entry';
import { pathnameOf } from '@/core/routes';
import { createUrlScheme } from '@/core/url-scheme';
import { pages } from '@/pages/registry';

/** The addresses known before the console has loaded. */
export const accountScheme = createUrlScheme([], pages);

/** The page of the account area that a signed-out user sees at `location`: that page itself, or another address. */
export const signedOutAddress = (location: string): string => {
  const entry = entryOf(pathnameOf(location), null, () => null, accountScheme);
  return entry.kind === 'redirect' ? entry.to : location;
};

/** Whether a signed-out user sees the login at `location`. */
export const opensLogin = (location: string): boolean =>
  accountScheme.match(pathnameOf(signedOutAddress(location)))?.route.page?.name === login.name;
