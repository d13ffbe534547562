import type { ComponentProps } from 'react';
import { AccountArea } from '@/account/AccountArea';
import { pathnameOf } from '@/core/routes';
import type { UrlScheme } from '@/core/url-scheme';
import { replaceHash } from '@/app/router/hash-location';
import { LazyConsole } from './lazy-console';

type AccountEntryProps = Pick<
  ComponentProps<typeof AccountArea>,
  'hasNoRole' | 'isFirstLogin' | 'isLoggingOut'
> & {
  location: string;
  scheme: UrlScheme;
};

/** The page of the account area at `location`. The console's code is fetched while the user types. */
export const AccountEntry = ({ location, scheme, ...state }: AccountEntryProps) => {
  const match = scheme.match(pathnameOf(location));
  return (
    <AccountArea
      page={match?.route.page?.name ?? ''}
      params={match?.params ?? {}}
      {...state}
      onGo={replaceHash}
      onIntent={LazyConsole.preload}
    />
  );
};
