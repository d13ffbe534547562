import { login } from '@/account/account.pages';
import { entryOf } from '@/core/entry';
import { createUrlScheme, pathnameOf } from '@/core/routes';
import { pages } from '@/pages/registry';

/** The addresses that are known before the console is there. */
export const accountScheme = createUrlScheme([], pages);

/** The page of the account area that `location` opens for somebody who is not signed in: its own, or another's address. */
export const signedOutAddress = (location: string): string => {
  const entry = entryOf(pathnameOf(location), null, () => null, accountScheme);
  return entry.kind === 'redirect' ? entry.to : location;
};

/** Whether `location` opens the login for somebody who is not signed in. */
export const opensLogin = (location: string): boolean =>
  accountScheme.match(pathnameOf(signedOutAddress(location)))?.route.page?.name === login.name;
