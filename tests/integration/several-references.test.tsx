import { QueryClient } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import {
  AdminContext,
  ResourceContextProvider,
  testDataProvider,
  type RaRecord,
} from 'react-admin';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createDocumentedRouterProvider } from '@/app/router/documented-router-provider';
import { urlScheme } from '@/app/router/url-scheme';
import { resourceViewsOf } from '@/app/views/views';
import { consoleCatalogue } from '@/i18n/console-catalogue';
import { ReferenceNames } from '@/kit/references/ReferenceNames';
import { ReferenceValue } from '@/kit/references/ReferenceValue';
import { DefinitionsProvider } from '@/kit/registry/definitions';
import { createI18nProvider } from '@/providers/preferences/i18n-provider';
import { session } from '@/providers/session/session';
import { ProfileCard } from '@/resources/app-user/ProfileCard';
import { resources } from '@/resources/registry';
import { person } from '../support/people';

const location = (code: string, name: string): RaRecord => ({ id: code, code, name });
const MILAN = location('MIL', 'Filiale di Milano');
const TURIN = location('TOR', 'Filiale di Torino');

beforeEach(() => session.start('token', person(['site_manager'])));
afterEach(() => {
  cleanup();
  session.end();
});

/** Shows the locations TOR and MIL; the list of all locations has `listed`, a search by code what it finds of `all`. */
const open = (
  { listed, all }: { listed: RaRecord[]; all: RaRecord[] },
  view: ReactNode = (
    <ReferenceValue reference={{ resource: 'location' }} value={['TOR', 'MIL']} isLinked={false} />
  ),
) => {
  const dataProvider = testDataProvider({
    getList: (async (_name: string, { filter }: { filter: { q?: string } }) => {
      const found = all.filter(({ code }) => code === filter.q);
      return filter.q ? { data: found, total: found.length } : { data: listed, total: all.length };
    }) as never,
  });
  render(
    <AdminContext
      dataProvider={dataProvider}
      i18nProvider={createI18nProvider('it', consoleCatalogue.it)}
      queryClient={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
      routerProvider={createDocumentedRouterProvider(urlScheme)}
    >
      <DefinitionsProvider resources={resources} viewsOf={resourceViewsOf}>
        {view}
      </DefinitionsProvider>
    </AdminContext>,
  );
};

test('a location that the user may not read is only counted, behind those with a name', async () => {
  open({ listed: [MILAN], all: [MILAN] });
  expect(await screen.findByText('Filiale di Milano')).toBeVisible();
  await waitFor(() => expect(screen.getByText('+1')).toBeVisible());
  expect(screen.getByTitle('Filiale di Milano, TOR')).toBeVisible();
});

test('a location beyond the first thousand is looked up, and shown by its name', async () => {
  open({ listed: [MILAN], all: [MILAN, TURIN] });
  expect(await screen.findByText('Filiale di Torino')).toBeVisible();
  expect(screen.getByText('Filiale di Milano')).toBeVisible();
});

test.each([
  [['TOR', 'MIL'], 'Filiale di Milano e un’altra sede (TOR)'],
  [['TOR', 'MIL', 'BER'], 'Filiale di Milano e altre 2 sedi (TOR, BER)'],
  [['TOR', 'BER'], 'TOR, BER'],
])('in a line, locations that the user may not read are counted: %j', async (codes, line) => {
  open(
    { listed: [MILAN], all: [MILAN] },
    <p>
      <ReferenceNames resource="location" codes={codes} />
    </p>,
  );
  await waitFor(() => expect(screen.getByRole('paragraph')).toHaveTextContent(line));
});

test('the entries of a customer at other locations are counted behind the readable ones', async () => {
  const customer = {
    id: '1',
    code: 'C1',
    company_code: ['A', 'A', 'B'],
    location_code: ['TOR', 'MIL', 'BER'],
    agent_code: ['X', 'Y', 'Z'],
  };
  open(
    { listed: [MILAN], all: [MILAN] },
    <ResourceContextProvider value="app-user">
      <ProfileCard record={customer} />
    </ResourceContextProvider>,
  );
  expect(await screen.findByTitle('TOR, BER')).toHaveTextContent('e altre 2 sedi (TOR, BER)');
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getByText('Filiale di Milano')).toBeVisible();
});
