import { QueryClient } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import { AdminContext, memoryStore, testDataProvider } from 'react-admin';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { createDocumentedRouterProvider } from '@/app/router/documented-router-provider';
import { urlScheme } from '@/app/router/url-scheme';
import { AccessDenied } from '@/app/states/AccessDenied';
import { createConsoleTheme } from '@/app/theme/theme';
import { consoleViews } from '@/app/views/guarded-views';
import { consoleCatalogue } from '@/i18n/console-catalogue';
import { createI18nProvider } from '@/providers/preferences/i18n-provider';
import { mayVisit } from '@/core/landing';
import { ROLES, type Role } from '@/core/permissions';
import { VIEWS, type View } from '@/core/resource';
import type { Route } from '@/core/url-scheme';
import { session } from '@/providers/session/session';
import { resources } from '@/resources/registry';
import { person } from '../support/people';

/** Every page has its code replaced by two words: only the guard before it is tested. */
vi.mock('@/app/views/views', () => {
  const page = Object.assign(() => 'the page', { preload: () => undefined });
  const pages = new Proxy({}, { get: () => page });
  return {
    viewOf: () => page,
    viewAt: () => undefined,
    resourceViewsOf: () => ({ icon: () => null, pages }),
    pageViewsOf: () => ({ page }),
  };
});

/** The props of `<Resource>` and `<CustomRoutes>`. */
type Given = {
  name?: string;
  children?: readonly ReactElement<{ path: string; element: ReactNode }>[];
};

/** Each page of the console as the router has it, by its documented address. */
const PAGES = new Map<string, ReactNode>(
  consoleViews().flatMap(({ props }: ReactElement<Given & Partial<Record<View, ReactNode>>>) => {
    const { routes = {} } = resources.find(({ name }) => name === props.name) ?? {};
    return [
      ...VIEWS.flatMap((view) =>
        routes[view] && props[view] ? [[routes[view], props[view]] as const] : [],
      ),
      ...(props.children ?? []).map(({ props: { path, element } }) => [path, element] as const),
    ];
  }),
);

const ROUTES = urlScheme.routes.filter(({ page }) => page?.frame !== 'account');

beforeAll(async () => {
  await AccessDenied.load();
});
afterEach(() => session.end());

test('every address of the console has its page', () => {
  expect([...PAGES.keys()].sort()).toEqual(ROUTES.map(({ path }) => path).sort());
});

test.each(ROUTES)('$path opens to those who have its permission, and asks for nothing', (route) => {
  const expected = ROLES.map((role) => (mayVisit([role], route.access) ? [PAGE] : [DENIED]));
  expect(ROLES.map((role) => shownTo(role, route))).toEqual(expected);
});

const PAGE = 'the page';
const DENIED = 'Impossibile Visitare Questa Pagina';

/** Which of the two the console shows there. */
const shownTo = (role: Role, { path }: Route): string[] => {
  session.start('token', person([role]));
  window.location.hash = `#${path.replaceAll(':', '')}`;
  render(
    <AdminContext
      // Fails by name whatever is called.
      dataProvider={testDataProvider({})}
      i18nProvider={createI18nProvider('it', consoleCatalogue.it)}
      queryClient={new QueryClient()}
      routerProvider={createDocumentedRouterProvider(urlScheme)}
      store={memoryStore()}
      theme={createConsoleTheme('light')}
    >
      {PAGES.get(path)}
    </AdminContext>,
  );
  const shown = [
    ...screen.queryAllByText(PAGE),
    ...screen.queryAllByRole('heading', { name: DENIED }),
  ].map((element) => element.textContent ?? '');
  cleanup();
  return shown;
};
