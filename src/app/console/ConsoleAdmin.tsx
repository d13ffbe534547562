import { useEffect, useState } from 'react';
import type { Store } from 'react-admin';
import type { Locale } from '@/core/constants';
import type { MessageTree } from '@/core/messages';
import { catalogues } from '@/i18n/catalogues';
import { createAuthProvider } from '@/providers/data/auth-provider';
import { preferences, preferredLocale } from '@/providers/preferences/preferences';
import { session } from '@/providers/session/session';
import { useSession } from '@/providers/session/use-session';
import { resources } from '@/resources/registry';
import { AlertStack } from '@/ui/alerts/AlertStack';
import { useLoaded } from '@/ui/lazy/lazy-component';
import { Admin } from './Admin';
import { useI18nProvider } from './useI18nProvider';
import { dataOf } from '../data/session-data';
import { ConsoleLayout } from '../layout/ConsoleLayout';
import { createDocumentedRouterProvider } from '../router/documented-router-provider';
import { urlScheme } from '../router/url-scheme';
import { useProfileRefresh } from '../session/useProfileRefresh';
import { AccessDenied } from '../states/AccessDenied';
import { ConsoleError } from '../states/ConsoleError';
import { SplashScreen } from '../states/SplashScreen';
import { useConsoleTheme } from '../theme/console-themes';
import { consoleViews } from '../views/guarded-views';

const authProvider = createAuthProvider(resources);
const routerProvider = createDocumentedRouterProvider(urlScheme);
const views = consoleViews();

/** The preferences, with the user's language always set: react-admin renders nothing without one. */
const store: Store = {
  ...preferences,
  getItem: <T,>(key: string, otherwise?: T) =>
    key === 'locale' ? (preferredLocale() as T) : preferences.getItem(key, otherwise),
};

/**
 * The one `<Admin>`, in the user's language; its contents come from the registries. The words may differ from those
 * fetched with the code: the language changes at the login.
 */
export const ConsoleAdmin = () => {
  const [locale] = useState(preferredLocale);
  const loaded = useLoaded(catalogues[locale]);
  // The first rows are requested before it is rendered: a 401 may have ended the session already.
  const isSignedIn = useSession() !== null;
  return loaded && isSignedIn && <TranslatedAdmin locale={locale} loaded={loaded} />;
};

/** The cached data live as long as the console of one user. */
const TranslatedAdmin = ({ locale, loaded }: { locale: Locale; loaded: MessageTree }) => {
  const [{ queryClient, dataProvider }] = useState(() => dataOf(session.held()));
  const i18nProvider = useI18nProvider(locale, loaded);
  const theme = useConsoleTheme();
  useProfileRefresh(queryClient);
  useEffect(() => preferences.forgetLists, []);
  return (
    <Admin
      accessDenied={AccessDenied}
      authProvider={authProvider}
      dataProvider={dataProvider}
      error={ConsoleError}
      i18nProvider={i18nProvider}
      layout={ConsoleLayout}
      loading={SplashScreen}
      loginPage={false}
      notification={AlertStack}
      queryClient={queryClient}
      requireAuth
      routerProvider={routerProvider}
      store={store}
      theme={theme}
    >
      {views}
    </Admin>
  );
};
