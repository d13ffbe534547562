import { QueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { CustomRoutes, Resource } from 'react-admin';
import { createHashRouter, RouterProvider } from 'react-router-dom';
import type { Locale } from '@/core/constants';
import type { MessageTree } from '@/core/messages';
import { words } from '@/i18n/words';
import { createAuthProvider } from '@/providers/data/auth-provider';
import { createDataProvider } from '@/providers/data/data-provider';
import { createI18nProvider } from '@/providers/preferences/i18n-provider';
import { preferences, preferredLocale, preferredTheme } from '@/providers/preferences/preferences';
import { refreshProfile } from '@/providers/data/profile-watch';
import { useCurrentUser } from '@/providers/session/use-session';
import { session } from '@/providers/session/session';
import { resources } from '@/resources/registry';
import { AlertStack } from '@/shared/alerts/AlertStack';
import { ThemeFactoryContext } from '@/shared/appearance/theme-factory';
import { DefinitionsProvider } from '@/shared/registry/definitions';
import { isGuarded } from '@/shared/form/useLeaveGuard';
import { useLoaded } from '@/shared/lazy/lazy-component';
import { Admin } from './Admin';
import { guardedPages, guardedViews } from './views/guarded-views';
import { AccessDenied } from './states/AccessDenied';
import { ConsoleError } from './states/ConsoleError';
import { ConsoleLayout } from './layout/ConsoleLayout';
import { SplashScreen } from './states/SplashScreen';
import {
  createDocumentedRouterProvider,
  DocumentedLocationProvider,
} from './router/documented-router-provider';
import { announceLocation } from './router/hash-location';
import { numberTypedAddresses } from './router/typed-addresses';
import { urlScheme } from './router/url-scheme';
import { themeFactory, useConsoleThemes } from './theme/console-themes';
import { resourceViewsOf, viewAt } from './views/views';

const authProvider = createAuthProvider(resources);
const routerProvider = createDocumentedRouterProvider(urlScheme);

/** The console of a signed-in member of staff. */
export const Console = () => <RouterProvider router={router} />;

/** The same elements for good: with new ones react-admin would register them all anew. */
const views = [
  ...resources.map((resource) => (
    <Resource key={resource.name} name={resource.name} {...guardedViews(resource)} />
  )),
  <CustomRoutes key="pages">{guardedPages()}</CustomRoutes>,
];

/** The words may be others than those that were fetched with the code: the language changes at the login. */
const ConsoleAdmin = () => {
  const [locale] = useState(preferredLocale);
  const loaded = useLoaded(words[locale]);
  return loaded && <TranslatedAdmin locale={locale} loaded={loaded} />;
};

/** The one `<Admin>`: everything in it comes from the registries. */
const TranslatedAdmin = ({ locale, loaded }: { locale: Locale; loaded: MessageTree }) => {
  const [{ queryClient, dataProvider }] = useState(createData);
  const [i18nProvider] = useState(() =>
    createI18nProvider(locale, loaded, (other) => words[other]()),
  );
  const themes = useConsoleThemes();
  useFreshAuthorization(queryClient);
  useFreshPermissions(queryClient);
  useEffect(() => preferences.forgetLists, []);
  return (
    <Admin
      accessDenied={AccessDenied}
      authProvider={authProvider}
      dataProvider={dataProvider}
      defaultTheme={preferredTheme()}
      error={ConsoleError}
      i18nProvider={i18nProvider}
      layout={ConsoleLayout}
      loading={SplashScreen}
      loginPage={false}
      notification={AlertStack}
      queryClient={queryClient}
      requireAuth
      routerProvider={routerProvider}
      store={preferences}
      {...themes}
    >
      {views}
    </Admin>
  );
};

const noteStep = numberTypedAddresses(isGuarded);

/**
 * One router for the life of the page: react-admin would make a new one whenever something above it
 * renders again. It says where it went, for the browser has no event for that.
 */
const router = createHashRouter([
  {
    path: '*',
    element: (
      <DocumentedLocationProvider>
        <DefinitionsProvider resources={resources} viewsOf={resourceViewsOf}>
          <ThemeFactoryContext value={themeFactory}>
            <ConsoleAdmin />
          </ThemeFactoryContext>
        </DefinitionsProvider>
      </DocumentedLocationProvider>
    ),
  },
]);
router.subscribe(() => {
  noteStep();
  announceLocation();
});

// The page comes beside the frame, not after it.
const first = urlScheme.match(router.state.location.pathname);
if (first) viewAt(first.route)?.view.preload();

/** What is kept of the data lives as long as the console of one reader. */
const createData = () => {
  const queryClient = createQueryClient();
  return { queryClient, dataProvider: createDataProvider(resources, queryClient) };
};

/**
 * A failed read is shown with a Retry and a failed write with its message: nothing asks twice by itself,
 * nor waits in silence while the browser thinks it is offline.
 */
const createQueryClient = () => {
  const client = new QueryClient({
    defaultOptions: {
      queries: { retry: false, refetchOnWindowFocus: false, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  // Asked again by each view that comes, react-admin's own questions would render all of it twice more.
  client.setQueryDefaults(['auth'], { staleTime: Infinity });
  return client;
};

/** Who may do what is answered from the session: another session, other answers. */
const useFreshAuthorization = (client: QueryClient) =>
  useEffect(
    () => session.subscribe(() => void client.invalidateQueries({ queryKey: ['auth'] })),
    [client],
  );

/**
 * What was stored of the user may be a day old: the profile is read again behind the first page. Where it
 * turns out that an admin changed what the reader may see, all that was read before is read again, but the
 * records in forms, which are being worked on.
 */
const useFreshPermissions = (queryClient: QueryClient) => {
  useEffect(() => void refreshProfile(), []);
  const { roles, companyCodes, locationCodes } = useCurrentUser();
  const sight = JSON.stringify([roles, companyCodes, locationCodes]);
  const known = useRef(sight);
  useEffect(() => {
    if (known.current === sight) return;
    known.current = sight;
    queryClient.removeQueries({ queryKey: ['auth'], type: 'inactive' });
    void queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] !== 'getOne' });
  }, [sight, queryClient]);
};
