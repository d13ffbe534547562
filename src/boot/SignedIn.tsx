import { useEffect, useSyncExternalStore } from 'react';
import type { CurrentUser } from '@/core/current-user';
import type { UrlScheme } from '@/core/url-scheme';
import { lastLocation } from '@/providers/session/last-location';
import { unsavedForms } from '@/providers/session/unsaved-forms';
import { useLoaded } from '@/ui/lazy/lazy-component';
import { useHashLocation } from '@/app/router/hash-location';
import { loadUrlScheme } from '@/app/router/load-url-scheme';
import { SplashScreen } from '@/app/states/SplashScreen';
import { AccountEntry } from './AccountEntry';
import { LazyConsole } from './lazy-console';
import { Logout } from './Logout';
import { useEntry } from './useEntry';

type SignedInProps = {
  user: CurrentUser;
  /** Whether the console may be shown: false while the previous user's console is still mounted. */
  mayMount: boolean;
};

/** The page at the address for `user`: the console, or a page of the account area. */
export const SignedIn = (props: SignedInProps) => {
  // Both in parallel: nearly every address belongs to the console.
  LazyConsole.preload();
  const scheme = useLoaded(loadUrlScheme);
  return scheme ? <SignedInEntry scheme={scheme} {...props} /> : <SplashScreen />;
};

const SignedInEntry = ({ scheme, user, mayMount }: SignedInProps & { scheme: UrlScheme }) => {
  const location = useHashLocation();
  useEffect(() => {
    if (mayMount) lastLocation.keep(location, scheme, user.id);
  }, [location, scheme, mayMount, user.id]);
  // The router of the console asks first, and goes back to the form until the user leaves it.
  const isAskedFirst = useSyncExternalStore(unsavedForms.subscribe, unsavedForms.isAny);
  const entry = useEntry(location, user, scheme, isAskedFirst);
  if (entry.kind === 'logout') return <Logout location={location} scheme={scheme} />;
  if (entry.kind === 'page' || entry.kind === 'no-role') {
    return (
      <AccountEntry
        location={location}
        scheme={scheme}
        hasNoRole={entry.kind === 'no-role'}
        isFirstLogin={user.firstLogin}
      />
    );
  }
  return entry.kind === 'console' && mayMount ? <LazyConsole waiting={<SplashScreen />} /> : null;
};
