import { readFile } from 'node:fs/promises';
import { expect, test } from './fixtures';
import {
  alertSaying,
  button,
  column,
  expectPath,
  filterBy,
  heading,
  listTable,
  openCold,
  pathOf,
  queryOf,
  recordCalls,
  search,
  sortBy,
} from './screen';

const COLUMNS = [
  'Codice cliente',
  'Cliente',
  'Azienda',
  'Codice agente',
  'Agente',
  'Primo accesso',
  'Ultimo accesso',
  'Accessi totali',
  'Ultimi 30 giorni',
];

/** The parameter that sorts by each of them. */
const SORT_FIELDS = [
  'code',
  'user_name',
  'company_name',
  'agent_code',
  'agent_name',
  'first_access',
  'last_access',
  'total_access',
  'month_access',
];

test('the columns are in the specified order, ten rows a page', async ({ page, as }) => {
  await as('admin');
  const first = page.waitForRequest((call) => pathOf(call) === '/accesslog');
  await openCold(page, '/appactivity');
  expect(new URL((await first).url()).search).toBe(
    '?page=1&pageSize=10&searchTerm=&sortField=_id&sortDir=1',
  );
  await expect(heading(page, 'Attività dell’app')).toBeVisible();
  await expect(listTable(page).getByRole('columnheader')).toHaveText(COLUMNS);
  await expect(listTable(page).getByRole('row')).toHaveCount(11);
  await expect(page.getByText(/^1-10 di /)).toBeVisible();
});

test('each column sorts by what it shows, up and down', async ({ page, as }) => {
  await as('admin');
  await openCold(page, '/appactivity');
  await expect(listTable(page).getByRole('columnheader')).toHaveText(COLUMNS);
  for (const [at, name] of COLUMNS.entries()) {
    for (const sortDir of ['1', '-1']) {
      const asked = page.waitForRequest(
        (call) => pathOf(call) === '/accesslog' && queryOf(call).pageSize === '10',
      );
      await sortBy(page, name);
      expect(queryOf(await asked)).toMatchObject({ sortField: SORT_FIELDS[at], sortDir });
    }
  }
  // The rows of the last click come after its call.
  await expect(async () => {
    const accesses = (await column(page, 'Ultimi 30 giorni')).map(Number);
    expect(accesses).toEqual(accesses.toSorted((one, other) => other - one));
  }).toPass();
});

test('missing names are _, dates are their first ten characters, counts are counted', async ({
  page,
  as,
}) => {
  const now = Date.now();
  const ago = (days: number) => new Date(now - days * 86_400_000).toISOString();
  const customers = [
    {
      _id: '1',
      code: 'CLI-1',
      user_name: 'Con tutto',
      company: { company_name: 'Aurora' },
      agent: { firstname: 'Ada', surname: 'Neri' },
      agent_code: 'AGE-1',
      first_access: '2026-01-31T23:30:00.000Z',
      last_access: '2026-02-01T08:00:00.000Z',
      accesses_list: [ago(1), ago(29), ago(31), ago(400)],
    },
    { code: 'CLI-2', user_name: 'Senza niente', company: null, agent: null, agent_code: '' },
  ];
  await page.route('**/accesslog?*', (route) =>
    route.fulfill({ json: { customers, total_rows: customers.length } }),
  );
  await as('admin');
  for (const language of ['Italiano (IT)', 'English (EN)']) {
    await openCold(page, '/appactivity');
    await button(page, language).click();
    const cells = page.getByRole('row').filter({ hasText: 'CLI-1' }).getByRole('gridcell');
    await expect(cells).toHaveText([
      'CLI-1',
      'Con tutto',
      'Aurora',
      'AGE-1',
      'Ada Neri',
      '2026-01-31',
      '2026-02-01',
      '4',
      '2',
    ]);
    const bare = page.getByRole('row').filter({ hasText: 'CLI-2' }).getByRole('gridcell');
    await expect(bare.nth(2)).toHaveText('_');
    await expect(bare.nth(4)).toHaveText('_');
  }
});

test('the company filter is sent by its code, the search as it is typed', async ({ page, as }) => {
  await as('admin');
  await openCold(page, '/appactivity');
  await expect(listTable(page)).toBeVisible();
  const narrowed = page.waitForRequest(
    (call) => pathOf(call) === '/accesslog' && queryOf(call).company_code !== undefined,
  );
  await filterBy(page, 'Azienda', /MONVISO/, 'MONVISO');
  expect(queryOf(await narrowed)).toMatchObject({ company_code: 'MONVISO', page: '1' });
  await expect
    .poll(async () => [...new Set(await column(page, 'Azienda'))])
    .toEqual(['Monviso Ricambi S.p.A.']);
  const searched = page.waitForRequest(
    (call) => pathOf(call) === '/accesslog' && queryOf(call).searchTerm === 'nessuno di questi',
  );
  await search(page, 'nessuno di questi');
  await searched;
  await expect(page.getByText('Nessun record da visualizzare', { exact: true })).toBeVisible();
  await button(page, 'English (EN)').click();
  await expect(page.getByText('no records to display', { exact: true })).toBeVisible();
});

test('the file is saved as app-activity.csv', async ({ page, as }) => {
  await as('admin');
  await openCold(page, '/appactivity');
  await filterBy(page, 'Azienda', /MONVISO/, 'MONVISO');
  await expect
    .poll(async () => [...new Set(await column(page, 'Azienda'))])
    .toEqual(['Monviso Ricambi S.p.A.']);
  const asked = page.waitForRequest((call) => pathOf(call) === '/accesslist/csv');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    button(page, 'Esporta CSV').click(),
  ]);
  expect(queryOf(await asked)).toEqual({ searchTerm: '', company_code: 'MONVISO' });
  expect(download.suggestedFilename()).toBe('app-activity.csv');
  const [head] = (await readFile(await download.path(), 'utf8')).split(/\r?\n/);
  expect(head).toMatch(/client_code,client_name,company_name,agent_code,agent_name/);
  await expect(alertSaying(page, 'status', 'Esportazione completata')).toBeVisible();
});

test('customers that no parameter can filter: the console itself makes list and file', async ({
  page,
  as,
}) => {
  await as('admin');
  const calls = recordCalls(page);
  await openCold(page, '/appactivity');
  await filterBy(page, 'Accessi', 'Nessun accesso da 90 giorni');
  const count = page.locator('main h1 + p');
  await expect(page.getByText(/^1-10 di /)).toHaveText(/ di [1-9]\d{2}$/);
  const total = Number(await count.textContent());
  await sortBy(page, 'Accessi totali');
  await sortBy(page, 'Accessi totali');
  const isFalling = (counts: number[]) => counts.every((one, at) => one <= (counts[at - 1] ?? one));
  await expect
    .poll(async () => isFalling((await column(page, 'Accessi totali')).map(Number)))
    .toBe(true);
  expect(await column(page, 'Ultimi 30 giorni')).toEqual(Array.from({ length: 10 }, () => '0'));

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    button(page, 'Esporta CSV').click(),
  ]);
  expect(download.suggestedFilename()).toBe('app-activity.csv');
  const lines = (await readFile(await download.path(), 'utf8')).trim().split(/\r?\n/);
  expect(lines).toHaveLength(total + 1);
  expect(calls.map(pathOf)).not.toContain('/accesslist/csv');
  expect(calls.filter((call) => 'presence' in queryOf(call))).toEqual([]);
});

test('figures of a list are grouped as the user’s language does', async ({ page, as }) => {
  await as('admin');
  await openCold(page, '/app-user/list?page=150');
  await expect(page.getByText(/^1\.491-1\.500 di \d\.\d{3}$/)).toBeVisible();
  await button(page, 'English (EN)').click();
  await expect(page.getByText(/^1,491-1,500 of \d,\d{3}$/)).toBeVisible();
});

test('/appActivity leads to the same page', async ({ page, as }) => {
  await as('admin');
  await openCold(page, '/appActivity');
  await expectPath(page, '/appactivity');
  await expect(heading(page, 'Attività dell’app')).toBeVisible();
});

test('an agent reaches it by its address, though the menu does not name it', async ({
  page,
  as,
}) => {
  await as('agent');
  await openCold(page, '/appactivity');
  await expect(heading(page, 'Attività dell’app')).toBeVisible();
  await expect(listTable(page)).toBeVisible();
  const menu = page.getByRole('navigation', { name: 'Menu principale' });
  await expect(menu.getByRole('link', { name: 'Clienti', exact: true })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Attività dell’app' })).toHaveCount(0);
});
