import { QueryClient } from '@tanstack/react-query';
import { cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import {
  AdminContext,
  memoryStore,
  ResourceContextProvider,
  testDataProvider,
  type DataProvider,
  type I18nProvider,
  type Store,
} from 'react-admin';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach } from 'vitest';
import { createDocumentedRouterProvider } from '@/app/router/documented-router-provider';
import { assignHistoryIndexes } from '@/app/router/history-indexes';
import { urlScheme } from '@/app/router/url-scheme';
import { resourceViewsOf } from '@/app/views/views';
import { createConsoleTheme } from '@/app/theme/theme';
import { consoleCatalogue } from '@/i18n/console-catalogue';
import { createI18nProvider } from '@/providers/preferences/i18n-provider';
import { session } from '@/providers/session/session';
import { resources } from '@/resources/registry';
import { alerts } from '@/ui/alerts/alert-store';
import { AlertStack } from '@/ui/alerts/AlertStack';
import { DefinitionsProvider } from '@/kit/registry/definitions';
import { clearDrafts } from '@/kit/drafts/clear-drafts';
import { person } from './people';

type FormScene = {
  /** The documented address of the form. */
  path: string;
  /** Name of the resource. */
  name: string;
  view: ReactNode;
  /** The contents of its list. */
  list?: ReactNode;
  /** The calls the form may make, besides the counts of records that refer to its own; any other call fails by name. */
  provider: Partial<DataProvider>;
  /** The user's preferences; none by default. */
  store?: Store;
  /** The texts in their language; Italian ones, with those that load late, by default. */
  words?: I18nProvider;
};

// As the console does: without it the router warns of each address that a test types.
assignHistoryIndexes();

/** Signs an admin in before each test of the file, and signs them out after it. */
export const signInForEach = (): void => {
  beforeEach(() => session.start('token', person(['admin'])));
  afterEach(async () => {
    cleanup();
    alerts.clear();
    await clearDrafts();
    session.end();
  });
};

/** Goes to `path` before anything is rendered there: listeners would be called a moment after the address changes. */
export const arriveAt = (path: string): Promise<void> =>
  new Promise((resolve) => {
    if (window.location.hash === `#${path}`) return resolve();
    window.addEventListener('popstate', () => resolve(), { once: true });
    window.location.hash = `#${path}`;
  });

/** Counts no record that refers to the form's own; refuses any other list. */
const countNone: DataProvider['getList'] = async (resource, { pagination }) => {
  if (pagination?.perPage !== 1) throw new Error(`The test allows no list of ${resource}`);
  return { data: [], total: 0 };
};

const italian = createI18nProvider('it', consoleCatalogue.it);

/** Renders one form as the console does; its list is the words 'the list'. */
export const renderForm = ({
  path,
  name,
  view,
  list = <p>the list</p>,
  provider,
  store = memoryStore(),
  words = italian,
}: FormScene) => {
  window.location.hash = `#${path}`;
  const definition = resources.find((resource) => resource.name === name);
  return render(
    <AdminContext
      dataProvider={testDataProvider({ getList: countNone, ...provider })}
      i18nProvider={words}
      queryClient={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
      routerProvider={createDocumentedRouterProvider(urlScheme)}
      store={store}
      theme={createConsoleTheme('light')}
    >
      <DefinitionsProvider resources={resources} viewsOf={resourceViewsOf}>
        <ResourceContextProvider value={name}>
          <Routes>
            {[definition?.routes.create, definition?.routes.edit, definition?.routes.show].map(
              (route) => (
                <Route key={route} path={route} element={view} />
              ),
            )}
            <Route path={definition?.routes.list} element={list} />
          </Routes>
        </ResourceContextProvider>
        <AlertStack />
      </DefinitionsProvider>
    </AdminContext>,
  );
};
