import { expect, test, type Api, type Who } from './fixtures';
import {
  makeApp,
  makeBoUser,
  makeCategory,
  makeCompany,
  makeCustomer,
  newMark,
  seededPromotion,
  seededTarget,
} from './records';
import {
  expectAddress,
  expectPath,
  heading,
  openCold,
  openHere,
  pathOf,
  recordCalls,
  unfoldedMenu,
} from './screen';

const ADMIN: readonly Who[] = ['admin'];
const MANAGERS: readonly Who[] = ['admin', 'company.manager', 'area.manager', 'site.manager'];
const ALL: readonly Who[] = [...MANAGERS, 'agent'];
const DENIED = 'Impossibile Visitare Questa Pagina';

/** A page for all that asks for nothing: after it, a page that is denied cannot be the one denied before. */
const BETWEEN = { address: '/docs/overview', title: 'Panoramica' };

/**
 * A page of each class: the same visitors and the same kind (a list, a form, a drawer, below a parent, …). That every
 * other page has its permission and asks for it, tests/spec and tests/integration/page-guard.test.tsx tell.
 */
const CLASSES: readonly { address: string; visitors: readonly Who[]; title: string | RegExp }[] = [
  { address: '/dashboard', visitors: ALL, title: /^Ciao, / },
  { address: '/app-user/list', visitors: ALL, title: 'Clienti' },
  { address: '/target/view/{target}', visitors: ALL, title: / · (?:[12]° semestre )?\d{4}$/ },
  { address: '/promotion/view/{promotion}/gift', visitors: ALL, title: "Colazione d'oro" },
  // Everybody reads this list, although the one that is worked on is for admins.
  {
    address: '/promotion/view/{promotion}/gift/additional-award/list',
    visitors: ALL,
    title: 'Premi aggiuntivi',
  },
  { address: '/bo-user/list', visitors: MANAGERS, title: 'Utenti back-office' },
  { address: '/bo-user/create', visitors: MANAGERS, title: 'Nuovo utente back-office' },
  {
    address: '/bo-user/edit/{bouser}/email',
    visitors: MANAGERS,
    title: 'Invia il link per la password',
  },
  { address: '/company/list', visitors: ADMIN, title: 'Aziende' },
  { address: '/location/create', visitors: ADMIN, title: 'Nuova sede' },
  { address: '/csv/list/Customer', visitors: ADMIN, title: 'Importa clienti' },
  // Everybody has the list of these.
  { address: '/app-user/edit/{customer}', visitors: ADMIN, title: /^Cliente / },
  { address: '/category/list?edit={category}', visitors: ADMIN, title: /^Categoria / },
  { address: '/app/list?create', visitors: ADMIN, title: 'Nuova app' },
  { address: '/app/{app}/tile/list', visitors: ADMIN, title: 'Riquadri' },
];

/**
 * The menu of each role (specification, section 2 'Menu per role'), with the dashboard, which all of them may visit.
 */
const MANAGER_MENU = [
  'Dashboard',
  'Utenti back-office',
  'Clienti',
  'News',
  'Iniziative Luigi',
  'Sondaggi',
  'Calendario',
  'Obiettivi',
  'Fatturato',
  'Promozioni',
  'Report per azienda',
  'Report per agente',
];
const MENUS: Readonly<Partial<Record<Who, readonly string[]>>> = {
  admin: [
    'Dashboard',
    'Utenti back-office',
    'Clienti',
    'Gruppi',
    'News',
    'Iniziative Luigi',
    'Sondaggi',
    'Calendario',
    'Modelli email',
    'Modelli push',
    'Email personalizzate',
    'Notifiche personalizzate',
    'Viaggi',
    'Obiettivi',
    'Fatturato',
    'Promozioni',
    'Report per azienda',
    'Report per agente',
    'Vendite',
    'Importa aziende',
    'Importa sedi',
    'Importa utenti back-office',
    'Importa clienti',
    'Importa obiettivi',
    'Importa vendite',
    'Importa fatturato',
    'App',
    'Aziende',
    'Sedi',
    'Categorie',
    'Attività dell’app',
  ],
  'company.manager': MANAGER_MENU,
  'area.manager': MANAGER_MENU,
  'site.manager': MANAGER_MENU,
  agent: [
    'Dashboard',
    'Clienti',
    'Obiettivi',
    'Fatturato',
    'Promozioni',
    'Report per azienda',
    'Report per agente',
  ],
};

for (const who of ALL) {
  test(`${who} visits exactly the pages of the role, and finds them in the menu as real links`, async ({
    page,
    as,
    api,
  }) => {
    const records = await makeRecords(api);
    await as(who);
    await openCold(page, BETWEEN.address);
    const calls = recordCalls(page);
    for (const { address } of CLASSES.filter(({ visitors }) => !visitors.includes(who))) {
      await openHere(page, BETWEEN.address);
      await expect(heading(page, BETWEEN.title)).toBeVisible();
      await openHere(page, fill(address, records));
      await expect(page).toHaveTitle(`${DENIED} · Loyalty Console`);
      await expect(heading(page, DENIED)).toBeVisible();
      await expectAddress(page, fill(address, records));
    }
    // The frame reads the profile again; a page that is denied asks for nothing.
    expect([...new Set(calls.map(pathOf))].filter((path) => path !== '/me')).toEqual([]);

    for (const { address, title } of CLASSES.filter(({ visitors }) => visitors.includes(who))) {
      await openHere(page, fill(address, records));
      // A user who arrives by the address learns where: the heading has the focus, over it a drawer.
      const arrived = heading(page, title);
      await (address.includes('?') ? expect(arrived).toBeVisible() : expect(arrived).toBeFocused());
    }

    const links = (await unfoldedMenu(page)).getByRole('listitem').getByRole('link');
    await expect(links).toHaveText(MENUS[who] ?? []);
    for (const link of await links.all()) {
      await expect(link).toHaveAttribute('href', /^#(\/[a-z-]+)+(\/[A-Z][A-Za-z]+)?$/);
    }
  });
}

test('in English a page without permission says so', async ({ page, as }) => {
  await as('agent');
  await openCold(page, '/company/list');
  await page.getByRole('button', { name: 'English' }).click();
  await expect(heading(page, 'Cannot visit this page')).toBeVisible();
  await page.getByRole('link', { name: 'Back to your start page' }).click();
  await expectPath(page, '/app-user/list');
});

test('unknown addresses lead to error-v1', async ({ page, as }) => {
  await as('admin');
  for (const address of ['/no/such/page', '/bo-user', '/bo-user/edit', '/company/edit/1/2', '/x']) {
    await openCold(page, address);
    await expectAddress(page, '/error/error-v1');
    await expect(page.getByText('OOPS! Something went wrong here')).toBeVisible();
  }
  await openCold(page, '/error');
  await expectAddress(page, '/error/error-v1');
  await page.getByRole('link', { name: 'Torna alla console' }).click();
  await expectPath(page, '/dashboard');
});

test('signed out, every address leads to the login, but error pages open', async ({ page }) => {
  for (const address of ['/', '/dashboard', '/auth', '/company/list', '/no/such/page', '/logout']) {
    await openCold(page, address);
    await expectAddress(page, '/auth/login');
  }
  await openCold(page, '/error/error-v1');
  await expect(page.getByText('404')).toBeVisible();
  await expectAddress(page, '/error/error-v1');
});

test('the address bar shows the documented addresses, by click, back, reload and deep link', async ({
  page,
  as,
  api,
}) => {
  const mark = newMark();
  const { _id } = await makeCompany(api, mark);
  await as('admin');
  await openCold(page, '/');
  await expectAddress(page, '/dashboard');
  const menu = await unfoldedMenu(page);
  await menu.getByRole('link', { name: 'Aziende', exact: true }).click();
  await expectPath(page, '/company/list');
  await expect(heading(page, 'Aziende')).toBeFocused();
  await page.getByRole('searchbox', { name: 'Cerca' }).fill(mark);
  const link = page.getByRole('link', { name: `Azienda ${mark}` });
  await expect(link).toHaveAttribute('href', `#/company/edit/${_id}`);
  await link.click();
  await expectAddress(page, `/company/edit/${_id}`);
  await expect(heading(page, `Azienda ${mark}`)).toBeFocused();
  await page.reload();
  await expectAddress(page, `/company/edit/${_id}`);
  await expect(heading(page, `Azienda ${mark}`)).toBeVisible();

  const way = page.getByRole('navigation', { name: 'Percorso di navigazione' });
  await expect(way.getByRole('listitem')).toHaveText([
    'Dashboard',
    /^\/?Aziende$/,
    new RegExp(`^/?Azienda ${mark}$`),
  ]);
  await way.getByRole('link', { name: 'Aziende', exact: true }).click();
  await expectPath(page, '/company/list');
  await expect(heading(page, 'Aziende')).toBeFocused();
  await page.goBack();
  await expectAddress(page, `/company/edit/${_id}`);
  await page.goBack();
  await expectPath(page, '/company/list');
  await page.getByRole('link', { name: 'Nuova azienda' }).click();
  await expectAddress(page, '/company/create');
  await page.getByRole('link', { name: 'Annulla' }).click();
  await expectPath(page, '/company/list');
});

test('a missing record is reported, and the address stays', async ({ page, as, complaints }) => {
  complaints.expect(/status of 404/);
  await as('admin');
  for (const area of ['company', 'bo-user', 'group']) {
    const address = `/${area}/edit/0123456789abcdef01234567`;
    await openCold(page, address);
    await expect(heading(page, 'Elemento non trovato')).toBeVisible();
    await expectAddress(page, address);
  }
});

type Records = Record<'bouser' | 'customer' | 'category' | 'app' | 'target' | 'promotion', string>;

const makeRecords = async (api: Api): Promise<Records> => ({
  bouser: (await makeBoUser(api, newMark()))._id,
  customer: (await makeCustomer(api, newMark()))._id,
  category: (await makeCategory(api, newMark()))._id,
  app: (await makeApp(api, `App ${newMark()}`))._id,
  target: (await seededTarget(api))._id,
  promotion: (await seededPromotion(api, 'gift'))._id,
});

const fill = (address: string, records: Records) =>
  address.replace(/\{(\w+)\}/, (_, name: keyof Records) => records[name]);
