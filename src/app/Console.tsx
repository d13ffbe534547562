import { QueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { Admin, CustomRoutes, Resource } from 'react-admin';
import { Route } from 'react-router-dom';
import type { PageDefinition, ResourceDefinition, View } from '@/core/resource';
import { consoleCatalogue } from '@/i18n/console-catalogue';
import { pages } from '@/pages/registry';
import { fetchCurrentUser } from '@/providers/account';
import { ApiError } from '@/providers/api-error';
import { createAuthProvider } from '@/providers/auth-provider';
import { createDataProvider } from '@/providers/data-provider';
import { createI18nProvider } from '@/providers/i18n-provider';
import { preferences, preferredTheme } from '@/providers/preferences';
import { resources } from '@/resources/registry';
import { AlertStack } from '@/shared/alerts/AlertStack';
import { DefinitionsProvider } from '@/shared/definitions';
import type { LazyView } from '@/shared/views';
import { AccessDenied } from './layout/AccessDenied';
import { ConsoleError } from './layout/ConsoleError';
import { ConsoleLayout } from './layout/ConsoleLayout';
import { PageSkeleton } from './layout/PageSkeleton';
import { PageGuard } from './PageGuard';
import { createDocumentedRouterProvider } from './router/documented-router-provider';
import { urlScheme } from './router/url-scheme';
import { createConsoleTheme } from './theme/theme';
import { pageViewsOf, resourceViewsOf } from './views';

const authProvider = createAuthProvider(resources);
const dataProvider = createDataProvider(resources);
const routerProvider = createDocumentedRouterProvider(urlScheme);
const lightTheme = createConsoleTheme('light');
const darkTheme = createConsoleTheme('dark');

/** The one `<Admin>`: everything in it comes from the registries. */
export const Console = () => {
  const [queryClient] = useState(createQueryClient);
  const i18nProvider = useMemo(() => createI18nProvider(consoleCatalogue), []);
  useRefreshedProfile();
  useEffect(() => preferences.forgetLists, []);
  return (
    <DefinitionsProvider resources={resources}>
    <Admin
      accessDenied={AccessDenied}
      authProvider={authProvider}
      dataProvider={dataProvider}
      defaultTheme={preferredTheme()}
      darkTheme={darkTheme}
      disableTelemetry
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
      title=""
    >
      {resources.map((resource) => (
        <Resource key={resource.name} name={resource.name} {...guardedViews(resource)} />
      ))}
      <CustomRoutes>{pagesOfConsole().map(toRoute)}</CustomRoutes>
    </Admin>
    </DefinitionsProvider>
  );
};

/** A failed read is shown with a Retry and a failed write with its message: nothing asks twice by itself. */
const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: false, refetchOnWindowFocus: false },
      mutations: { retry: false },
    },
  });

const VIEWS: readonly View[] = ['list', 'create', 'edit', 'show'];

const guardedViews = (resource: ResourceDefinition) => {
  const views = resourceViewsOf(resource.name);
  return Object.fromEntries(
    VIEWS.flatMap((view) => {
      const lazy = views?.[view];
      return lazy && resource.routes[view] ? [[view, guarded(lazy, resource.access[view])]] : [];
    }),
  );
};

type ConsolePage = { definition: PageDefinition; view: LazyView };

const pagesOfConsole = (): ConsolePage[] => [
  ...resources.flatMap((resource) =>
    (resource.pages ?? []).flatMap((definition) => {
      const view = resourceViewsOf(resource.name)?.pages?.[definition.name];
      return view ? [{ definition, view }] : [];
    }),
  ),
  ...pages.flatMap((definition) => {
    const view = definition.access === 'everybody' ? undefined : pageViewsOf(definition.name)?.page;
    return view ? [{ definition, view }] : [];
  }),
];

const toRoute = ({ definition, view }: ConsolePage) => (
  <Route key={definition.name} path={definition.route} element={guarded(view, definition.access)} />
);

const guarded = (view: LazyView, access: PageDefinition['access'] | undefined) => (
  <PageGuard access={access}>{view.element}</PageGuard>
);

/** What was stored of the user may be a day old: the profile is read again behind the first page. */
const useRefreshedProfile = () =>
  useEffect(() => {
    fetchCurrentUser().catch((error: unknown) => {
      // Nothing is lost while the backend is out of reach: the pages themselves will say so.
      if (!(error instanceof ApiError)) throw error;
    });
  }, []);
