import { QueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { CustomRoutes, Resource } from 'react-admin';
import { createHashRouter, RouterProvider } from 'react-router-dom';
import { consoleCatalogue } from '@/i18n/console-catalogue';
import { fetchCurrentUser } from '@/providers/account';
import { ApiError } from '@/providers/api-error';
import { createAuthProvider } from '@/providers/auth-provider';
import { createDataProvider } from '@/providers/data-provider';
import { createI18nProvider } from '@/providers/i18n-provider';
import { preferences, preferredTheme } from '@/providers/preferences';
import { resources } from '@/resources/registry';
import { AlertStack } from '@/shared/alerts/AlertStack';
import { DefinitionsProvider } from '@/shared/definitions';
import { Admin } from './Admin';
import { guardedPages, guardedViews } from './guarded-views';
import { AccessDenied } from './layout/AccessDenied';
import { ConsoleError } from './layout/ConsoleError';
import { ConsoleLayout } from './layout/ConsoleLayout';
import { PageSkeleton } from './layout/PageSkeleton';
import {
  createDocumentedRouterProvider,
  DocumentedLocationProvider,
} from './router/documented-router-provider';
import { announceLocation } from './router/hash-location';
import { urlScheme } from './router/url-scheme';
import { createConsoleTheme } from './theme/theme';

const authProvider = createAuthProvider(resources);
const dataProvider = createDataProvider(resources);
const routerProvider = createDocumentedRouterProvider(urlScheme);
const lightTheme = createConsoleTheme('light');
const darkTheme = createConsoleTheme('dark');

/** The console of a signed-in member of staff. */
export const Console = () => <RouterProvider router={router} />;

/** The one `<Admin>`: everything in it comes from the registries. */
const ConsoleAdmin = () => {
  const [queryClient] = useState(createQueryClient);
  const [i18nProvider] = useState(() => createI18nProvider(consoleCatalogue));
  useRefreshedProfile();
  useEffect(() => preferences.forgetLists, []);
  return (
    <Admin
      accessDenied={AccessDenied}
      authProvider={authProvider}
      dataProvider={dataProvider}
      defaultTheme={preferredTheme()}
      darkTheme={darkTheme}
      error={ConsoleError}
      i18nProvider={i18nProvider}
      layout={ConsoleLayout}
      lightTheme={lightTheme}
      loading={PageSkeleton}
      loginPage={false}
      notification={AlertStack}
      queryClient={queryClient}
      requireAuth
      routerProvider={routerProvider}
      store={preferences}
    >
      {resources.map((resource) => (
        <Resource key={resource.name} name={resource.name} {...guardedViews(resource)} />
      ))}
      <CustomRoutes>{guardedPages()}</CustomRoutes>
    </Admin>
  );
};

/**
 * One router for the life of the page: react-admin would make a new one whenever something above it
 * renders again. It says where it went, for the browser has no event for that.
 */
const router = createHashRouter([
  {
    path: '*',
    element: (
      <DocumentedLocationProvider>
        <DefinitionsProvider resources={resources}>
          <ConsoleAdmin />
        </DefinitionsProvider>
      </DocumentedLocationProvider>
    ),
  },
]);
router.subscribe(announceLocation);

/**
 * A failed read is shown with a Retry and a failed write with its message: nothing asks twice by itself,
 * nor waits in silence while the browser thinks it is offline.
 */
const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: false, refetchOnWindowFocus: false, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  });

/** What was stored of the user may be a day old: the profile is read again behind the first page. */
const useRefreshedProfile = () =>
  useEffect(() => {
    fetchCurrentUser().catch((error: unknown) => {
      // Nothing is lost while the backend is out of reach: the pages themselves will say so.
      if (!(error instanceof ApiError)) throw error;
    });
  }, []);
