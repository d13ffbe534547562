import { useEffect, useState } from 'react';
import { AccountArea } from '@/account/AccountArea';
import { AccountI18nProvider } from '@/account/account-i18n';
import { LoadFailurePage } from '@/account/LoadFailurePage';
import type { CurrentUser } from '@/core/current-user';
import { entryOf, type Entry } from '@/core/entry';
import { mayBeLandable } from '@/core/landing';
import { createUrlScheme, pathnameOf, type UrlScheme } from '@/core/routes';
import { pages } from '@/pages/registry';
import { lastLocation } from '@/providers/session/last-location';
import { watchProfile } from '@/providers/data/profile-watch';
import { session } from '@/providers/session/session';
import { useSession } from '@/providers/session/use-session';
import { alerts } from '@/shared/alerts/alert-store';
import { clearDrafts } from '@/shared/form/drafts';
import { lazyComponent, useLoaded } from '@/shared/lazy/lazy-component';
import { PartBoundary } from '@/shared/lazy/PartBoundary';
import { fetchConsole } from './fetch-console';
import { SplashScreen } from './states/SplashScreen';
import { replaceHash, useHashLocation } from './router/hash-location';
import { loadUrlScheme } from './router/load-url-scheme';
import { AccountThemeProvider } from './theme/AccountThemeProvider';
import './theme/fonts';

const Console = lazyComponent(fetchConsole, 'Console');

/**
 * Decides between the account area, which loads alone and at once, and the console, which comes after.
 * The whole of who-may-be-where before a page is rendered is in {@link entryOf}.
 */
export const Root = () => {
  const user = useSession()?.user ?? null;
  const reader = useReader(user?.id ?? null);
  useEffect(watchProfile, []);
  if (!user) return <SignedOut />;
  return (
    <PartBoundary fallback={<LoadFailure />}>
      <SignedIn user={user} isReader={user.id === reader} />
    </PartBoundary>
  );
};

const SignedOut = () => {
  const location = useHashLocation();
  // The address asked for counts after the login, if it is one of the console's.
  useEffect(() => {
    if (!mayBeLandable(location)) return;
    loadUrlScheme().then((scheme) => lastLocation.keep(location, scheme), forget);
  }, [location]);
  const entry = useEntry(location, null, accountScheme);
  return entry.kind === 'page' ? <Account location={location} scheme={accountScheme} /> : null;
};

/** The login, which follows, needs no address to return to. */
const forget = () => undefined;

/** The addresses that are known before the console is there. */
const accountScheme = createUrlScheme([], pages);

type SignedInProps = { user: CurrentUser; isReader: boolean };

const SignedIn = (props: SignedInProps) => {
  // Both at once: nearly every address is the console's.
  Console.preload();
  const scheme = useLoaded(loadUrlScheme);
  return scheme ? <AtAddress scheme={scheme} {...props} /> : <Splash />;
};

const AtAddress = ({ scheme, user, isReader }: SignedInProps & { scheme: UrlScheme }) => {
  const location = useHashLocation();
  useEffect(() => lastLocation.keep(location, scheme), [location, scheme]);
  const entry = useEntry(location, user, scheme);
  if (entry.kind === 'page' || entry.kind === 'no-role') {
    return (
      <Account
        location={location}
        scheme={scheme}
        hasNoRole={entry.kind === 'no-role'}
        user={user}
      />
    );
  }
  return entry.kind === 'console' && isReader ? <Console waiting={<Splash />} /> : null;
};

type AccountProps = {
  location: string;
  scheme: UrlScheme;
  hasNoRole?: boolean;
  user?: CurrentUser;
};

const Account = ({ location, scheme, hasNoRole = false, user }: AccountProps) => {
  const match = scheme.match(pathnameOf(location));
  return (
    <AccountThemeProvider>
      <AccountArea
        page={match?.route.page?.name ?? ''}
        params={match?.params ?? {}}
        hasNoRole={hasNoRole}
        isFirstLogin={user?.firstLogin ?? false}
        onGo={replaceHash}
        onIntent={Console.preload}
      />
    </AccountThemeProvider>
  );
};

const LoadFailure = () => (
  <AccountThemeProvider>
    <AccountI18nProvider>
      <LoadFailurePage />
    </AccountI18nProvider>
  </AccountThemeProvider>
);

const Splash = () => (
  <AccountThemeProvider>
    <SplashScreen />
  </AccountThemeProvider>
);

/** What the address opens; where that is another address, or the end of the session, it is gone to at once. */
const useEntry = (location: string, user: CurrentUser | null, scheme: UrlScheme): Entry => {
  const entry = entryOf(pathnameOf(location), user, lastLocation.read(), scheme);
  const target = entry.kind === 'redirect' ? entry.to : null;
  useEffect(() => {
    if (target !== null) replaceHash(target);
    if (entry.kind === 'logout') session.end();
  }, [entry.kind, target]);
  return entry;
};

/**
 * Whose console may be shown. It lags one step behind the session: that of one reader is gone, with all it
 * remembers, before the next one's comes. Logins and logouts may happen in another tab.
 */
const useReader = (userId: string | null): string | null => {
  const [reader, setReader] = useState(userId);
  useEffect(() => {
    if (userId === reader) return;
    if (userId === null && session.ending() === 'logout') clearDrafts();
    if (userId !== null && reader !== null) alerts.clear();
    setReader(userId);
  }, [userId, reader]);
  return reader;
};
