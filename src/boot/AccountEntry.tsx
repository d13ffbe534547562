import { AccountArea } from '@/account/AccountArea';
import { pathnameOf, type UrlScheme } from '@/core/routes';
import { replaceHash } from '@/app/router/hash-location';
import { LazyConsole } from './lazy-console';

type AccountEntryProps = {
  location: string;
  scheme: UrlScheme;
  hasNoRole?: boolean;
  isFirstLogin?: boolean;
  isLoggingOut?: boolean;
};

/** The page of the account area at `location`. The console's code is fetched while the user types. */
export const AccountEntry = ({
  location,
  scheme,
  hasNoRole = false,
  isFirstLogin = false,
  isLoggingOut = false,
}: AccountEntryProps) => {
  const match = scheme.match(pathnameOf(location));
  return (
    <AccountArea
      page={match?.route.page?.name ?? ''}
      params={match?.params ?? {}}
      hasNoRole={hasNoRole}
      isFirstLogin={isFirstLogin}
      isLoggingOut={isLoggingOut}
      onGo={replaceHash}
      onIntent={LazyConsole.preload}
    />
  );
};
