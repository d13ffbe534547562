import { lazy, Suspense, useEffect, useState } from 'react';
import { AccountArea } from '@/account/AccountArea';
import { entryOf, type Entry } from '@/core/entry';
import { lastLocation } from '@/providers/last-location';
import { watchProfile } from '@/providers/profile-watch';
import { session } from '@/providers/session';
import { useSession } from '@/providers/use-session';
import { alerts } from '@/shared/alerts/alert-store';
import { clearDrafts } from '@/shared/form/drafts';
import { SplashScreen } from './layout/SplashScreen';
import { preloadConsole } from './preload-console';
import { replaceHash, useHashLocation } from './router/hash-location';
import { urlScheme } from './router/url-scheme';
import { AccountThemeProvider } from './theme/AccountThemeProvider';
import './theme/fonts';

const Console = lazy(async () => ({ default: (await preloadConsole()).Console }));

/**
 * Decides between the account area, which loads alone and at once, and the console, which comes after.
 * The whole of who-may-be-where before a page is rendered is in {@link entryOf}.
 */
export const Root = () => {
  const location = useHashLocation();
  const user = useSession()?.user ?? null;
  const [pathname = '/'] = location.split('?');
  const match = urlScheme.match(pathname);
  const entry = entryOf(pathname, user, lastLocation.read(), urlScheme);
  useEntryEffects(entry, location);
  useEffect(watchProfile, []);
  const reader = useReader(user?.id ?? null);

  if (entry.kind === 'page' || entry.kind === 'no-role') {
    return (
      <AccountThemeProvider>
        <AccountArea
          page={match?.route.page?.name ?? ''}
          params={match?.params ?? {}}
          hasNoRole={entry.kind === 'no-role'}
          isFirstLogin={user?.firstLogin ?? false}
          onGo={replaceHash}
          onIntent={fetchConsoleAhead}
        />
      </AccountThemeProvider>
    );
  }
  if (entry.kind !== 'console' || !user || user.id !== reader) return null;
  return (
    <Suspense fallback={<Splash />}>
      <Console />
    </Suspense>
  );
};

const Splash = () => (
  <AccountThemeProvider>
    <SplashScreen />
  </AccountThemeProvider>
);

/** A failed attempt is nobody's loss: after the login the console is asked for again. */
const fetchConsoleAhead = () => void preloadConsole().catch(() => undefined);

const useEntryEffects = (entry: Entry, location: string) => {
  const target = entry.kind === 'redirect' ? entry.to : null;
  useEffect(() => {
    // Kept before a redirect to the login too: the address asked for while signed out counts.
    lastLocation.keep(location, urlScheme);
    if (target !== null) replaceHash(target);
    if (entry.kind === 'logout') session.end();
  }, [entry.kind, target, location]);
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
