import type { Locator, Page, Request } from '@playwright/test';
import { expectAccessible, expectFitting, LOCALES, speak } from './accessibility';
import { expect, test, type Who } from './fixtures';
import { browserToday } from './records';
import {
  button,
  expectAddress,
  expectPath,
  filterPill,
  heading,
  listTable,
  openCold,
  pathOf,
  queryOf,
  recordCalls,
  holdBack,
} from './screen';

/** How long the oldest waits: up to a month in days, then since which day. */
const SINCE = String.raw`(da oggi|da \d+ giorn[oi]|dal \d+ \w+ \d{4}|dall’(8|11) \w+ \d{4})`;

/** The same, if its record has the date of its last change. */
const UNCHANGED = `(il primo |la prima )?senza modifiche ${SINCE}`;

/** The tasks each role may find in its queue, in the order of urgency, and its figures. */
const TASKS = {
  sync: new RegExp(`client[ei] non sincronizzat[oi], ${UNCHANGED}$`),
  sales: new RegExp(`vendit[ae] da elaborare, (la più vecchia )?${SINCE}$`),
  boUsersNeverIn: new RegExp(`utent[ei] back-office senza accessi, (il primo )?almeno ${SINCE}$`),
  dormant: new RegExp(`client[ei] senza accessi da 90 giorni, (il primo )?${SINCE}$`),
  neverIn: /client[ei] senza accessi all’app$/,
  news: /news da pubblicare(, .+)?$/,
  luigi: /iniziativ[ae] Luigi da pubblicare(, .+)?$/,
  surveys: /sondagg(io|i) da pubblicare(, .+)?$/,
  emails: new RegExp(`email personalizzat[ae] in bozza, ${UNCHANGED}$`),
  pushes: new RegExp(`notific(a|he) push personalizzat[ae] in bozza, ${UNCHANGED}$`),
};
const DUE: readonly RegExp[] = [TASKS.news, TASKS.luigi, TASKS.surveys];
const ADMINS: readonly RegExp[] = [TASKS.sales, TASKS.emails, TASKS.pushes];
const MANAGER = {
  tasks: Object.values(TASKS).filter((task) => !ADMINS.includes(task)),
  figures: [/^Clienti/, /^Utenti back-office/],
};
const VIEWS: readonly {
  who: Who;
  tasks: readonly RegExp[];
  figures: readonly RegExp[];
  /** Whose rows and figures are all another one's need not follow them again. */
  isFollowed: boolean;
}[] = [
  {
    who: 'admin',
    tasks: Object.values(TASKS),
    figures: [...MANAGER.figures, /^Gruppi/, /^Aziende/],
    isFollowed: true,
  },
  { who: 'company.manager', ...MANAGER, isFollowed: false },
  { who: 'site.manager', ...MANAGER, isFollowed: false },
  {
    who: 'agent',
    tasks: [TASKS.sync, TASKS.dormant, TASKS.neverIn],
    figures: [/^Clienti/],
    isFollowed: true,
  },
];

/** Calls that an agent's dashboard has no reason to make. */
const NOT_FOR_AGENTS = ['/api/v1/bousers', '/api/v1/groups', '/api/v1/companies'];

const MONTHS = 'gen feb mar apr mag giu lug ago set ott nov dic'.split(' ');

const FAILED = /^Impossibile caricare/;

const region = (page: Page, name: string | RegExp): Locator => page.getByRole('region', { name });
const queue = (page: Page) => region(page, 'Da fare');
/** The figures beside the large one, each with what it was before. */
const TILES = [
  /^Clienti attivi negli ultimi 30 giorni[\d.]+[+-]?[\d,]+% rispetto ai 30 giorni precedenti \([\d.]+\)$/,
  /^Primi accessi negli ultimi 30 giorni[\d.]+[+-]?[\d,]+% rispetto ai 30 giorni precedenti \([\d.]+\)$/,
];
const tiles = (page: Page) => region(page, /^(Clienti attivi|Primi accessi) /);
/** The figure that matters most. */
const lastMonth = (page: Page) =>
  region(page, 'Fatturato').getByRole('link', { name: /^Fatturato di \p{Ll}+: [\d.]+\s€$/u });
const rows = (page: Page) => queue(page).getByRole('listitem');

/** Some rows are folded, depending on the days that are near. */
const showAllRows = async (page: Page) => {
  const unfold = queue(page).getByRole('button', { name: /^Mostra (altre|un’altra)/ });
  if (await unfold.isVisible()) await unfold.click();
};

const open = async (page: Page) => {
  await openCold(page, '/dashboard');
  await expect(heading(page, /^Ciao, /)).toBeVisible();
  for (const name of ['Da fare', 'Riepilogo', 'Attività dell’app']) {
    await expect(region(page, name)).toHaveAttribute('aria-busy', 'false');
  }
};

for (const { who, tasks, figures, isFollowed } of VIEWS) {
  test(`${who} finds what waits${isFollowed ? ', and every number opens the list it counts' : ''}`, async ({
    page,
    as,
  }) => {
    test.slow();
    await as(who);
    const calls = recordCalls(page);
    await open(page);
    // No back-office user of this role may have something open: then the row is not there.
    await showAllRows(page);
    const texts = await rows(page).allTextContents();
    const places = texts.map((text) => tasks.findIndex((task) => task.test(text)));
    expect(places).not.toContain(-1);
    // A day that is near or past lifts what is due.
    const isDue = (at: number) => DUE.includes(tasks[at] ?? TASKS.sync);
    const waiting = places.filter((at) => !isDue(at));
    expect(waiting).toEqual([...waiting].sort((a, b) => a - b));
    expect(new Set(places).size).toBe(places.length);
    // It has these rows only: tasks with a count of 0 are left out.
    await expect(queue(page).getByRole('list')).toHaveText(texts.join(''));
    expect(texts.length).toBeGreaterThanOrEqual(3);
    await expect(tiles(page)).toHaveText(TILES);
    await expect(tiles(page).getByRole('img', { name: /^Andamento / })).toHaveCount(2);
    await expect(lastMonth(page)).toBeVisible();
    await expect(region(page, /^Obiettivi \d{4}$/)).toContainText('Serve questo mese');
    await expect(region(page, 'Promozioni in scadenza')).toHaveAttribute('aria-busy', 'false');
    await expect(region(page, 'Riepilogo').getByRole('term')).toHaveText([...figures]);
    expectNoCallTwice(calls);
    if (who === 'agent') {
      const asked = calls.filter((call) => queryOf(call).pageSize === '1').map(pathOf);
      expect(asked.filter((path) => NOT_FOR_AGENTS.includes(path))).toEqual([]);
    }

    const expected = texts.length + figures.length + 2;
    await expect.poll(async () => (await numbersOf(page)).length).toBeGreaterThanOrEqual(expected);
    const links = await numbersOf(page);
    for (const { href, number } of isFollowed ? links : []) {
      await page.locator(`main a[href="${href}"]`).first().click();
      await expectPath(page, new URL(href, 'http://x/').hash.slice(1).split('?')[0] ?? '');
      await expect(page.locator('main h1 + p'), href).toHaveText(number);
      await page.goBack();
      await expect(heading(page, /^Ciao, /)).toBeVisible();
    }
  });
}

test('a task leads to a list that begins with the record it names', async ({ page, as }) => {
  await as('admin');
  await open(page);
  await showAllRows(page);
  const dormant = rows(page).filter({ hasText: 'senza accessi da 90 giorni' });
  const text = (await dormant.textContent()) ?? '';
  const [, day = '', name = '', year = ''] = /dall?[ ’](\d+) (\w+) (\d+)/.exec(text) ?? [];
  const month = String(MONTHS.indexOf(name) + 1).padStart(2, '0');
  await dormant.click();
  await expectPath(page, '/appactivity');
  await expect(page.locator('[data-record]').first()).toContainText(
    `${year}-${month}-${day.padStart(2, '0')}`,
  );
  await page.goBack();
  await rows(page).filter({ hasText: 'non sincronizzati' }).click();
  await expectPath(page, '/app-user/list');
  await expectAddress(page, /sort=updated_at&order=ASC/);
});

test('a month of the turnover leads to its rows', async ({ page, as }) => {
  await as('admin');
  await open(page);
  const bars = region(page, 'Fatturato').locator('[data-series="current"] rect');
  await bars.first().click();
  await expectPath(page, '/turnover/list');
  // The chart begins with the same month of last year.
  const { year, month } = browserToday();
  const filter = encodeURIComponent(
    JSON.stringify({ year: String(year - 1), month: String(month) }),
  );
  await expectAddress(page, `/turnover/list?filter=${filter}&sort=month&order=DESC`);
});

test('the log is read once: for its chart, its counts and the lists they open', async ({
  page,
  as,
}) => {
  await as('admin');
  const calls = recordCalls(page);
  const log = () => calls.filter((call) => pathOf(call) === '/accesslog');
  await open(page);
  expect(log().map((call) => queryOf(call).pageSize)).not.toContain('10');
  const read = log().length;
  await showAllRows(page);
  await rows(page).filter({ hasText: TASKS.neverIn }).getByRole('link').click();
  await expectPath(page, '/appactivity');
  await expect(filterPill(page, 'Accessi')).toHaveText('Accessi: Nessun accesso');
  await expect(listTable(page).locator('tbody tr')).toHaveCount(10);
  await button(page, 'Vai alla pagina 2').click();
  await expect(page.getByText(/^11-20 di /)).toBeVisible();
  expect(log()).toHaveLength(read);
});

test('a number that fails says so alone, and Retry brings it', async ({ page, as, complaints }) => {
  complaints.expect(/Failed to load resource/);
  const isFailing = (url: URL) =>
    /\/(groups|turnovers)$/.test(url.pathname) || url.searchParams.get('sync_status') === 'failure';
  await page.route(isFailing, (route) => route.fulfill({ status: 500, json: { errors: [] } }));
  await as('admin');
  await openCold(page, '/dashboard');
  const failing = rows(page).filter({ hasText: 'sincronizzat' });
  await expect(failing).toContainText('Impossibile caricare il numero.');
  await showAllRows(page);
  await expect(
    rows(page).filter({ hasText: TASKS.boUsersNeverIn }).getByRole('link'),
  ).toBeVisible();
  const figures = region(page, 'Riepilogo');
  await expect(figures.getByText(FAILED)).toHaveCount(1);
  await expect(figures.getByRole('link', { name: /^Aziende: / })).toBeVisible();
  const turnover = region(page, 'Fatturato');
  await expect(turnover.getByText(FAILED)).toBeVisible();
  await expect(tiles(page).getByText(FAILED)).toHaveCount(0);
  await expectAccessible(page, 'numbers that fail');

  await page.unroute(isFailing);
  await failing.getByRole('button', { name: /^Riprova/ }).click();
  await expect(failing.getByRole('link')).toBeVisible();
  await figures.getByRole('button', { name: 'Riprova: Gruppi' }).click();
  await expect(figures.getByRole('link', { name: /^Gruppi: / })).toBeVisible();
  await turnover.getByRole('button', { name: /^Riprova/ }).click();
  await expect(lastMonth(page)).toBeVisible();
});

test('where nothing waits the queue says so', async ({ page, as }) => {
  await page.route(/\/(customers|bousers|accesslog|news|luigi|surveys)\?/, (route) =>
    route.fulfill({
      json: { customers: [], bousers: [], news: [], luigi: [], surveys: [], total_rows: 0 },
    }),
  );
  await as('company.manager');
  await open(page);
  await expect(queue(page).getByText('Tutto fatto')).toBeVisible();
  await expect(rows(page)).toHaveCount(0);
  await expectAccessible(page, 'nothing to do');
  await button(page, 'English (EN)').click();
  await expect(region(page, 'To do').getByText('All done')).toBeVisible();
});

test('the code of its cards comes beside its own', async ({ page, as }) => {
  await as('admin');
  const release = await holdBack(page, '**/assets/Dashboard-*.js');
  const cards = ['TurnoverCard', 'ActivityTiles', 'ActivityCard'].map((name) =>
    page.waitForRequest(new RegExp(`/assets/${name}-[^/]+\\.js$`)),
  );
  await openCold(page, '/dashboard');
  await Promise.all(cards);
  await expect(page.getByRole('heading', { name: 'Fatturato', exact: true })).toHaveCount(0);
  release();
  await expect(page.getByRole('heading', { name: 'Fatturato', exact: true })).toBeVisible();
});

test('nothing moves while it loads', async ({ page, as }) => {
  await as('admin');
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as { value?: number }).value ?? 0);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await open(page);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  const moved = await page.evaluate(() =>
    (window as unknown as { shifts: number[] }).shifts.reduce((sum, shift) => sum + shift, 0),
  );
  expect(moved).toBeLessThanOrEqual(0.02);
});

test('what the role may create is a click away', async ({ page, as }) => {
  await as('company.manager');
  await open(page);
  await button(page, 'Crea').click();
  await page.getByRole('menuitem', { name: 'Nuovo utente back-office' }).click();
  await expectPath(page, '/bo-user/create');

  await as('agent');
  await open(page);
  await expect(button(page, 'Crea')).toHaveCount(0);
});

for (const locale of LOCALES) {
  test(`the dashboard is accessible: ${locale}`, async ({ page, as }) => {
    await as('admin');
    await speak(page, locale);
    await openCold(page, '/dashboard');
    await expect(page.getByRole('img').first()).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await (locale === 'it' ? expectAccessible : expectFitting)(page, 'dashboard');
  });
}

/** The links of the page whose text or label is, or starts or ends with, a number. */
const numbersOf = async (page: Page) => {
  const links = page.locator('main').getByRole('link');
  const found: { href: string; number: string }[] = [];
  for (const link of await links.all()) {
    const href = (await link.getAttribute('href')) ?? '';
    const text = (await link.textContent()) ?? '';
    const [number] = /^[\d.]+/.exec(text) ?? [];
    // Accesses have no list, their customers have one; an amount is no number of rows.
    const label = (await link.getAttribute('aria-label')) ?? '';
    if (number && !/^(Accessi|Fatturato) /.test(label)) found.push({ href, number });
  }
  return found;
};

const expectNoCallTwice = (calls: readonly Request[]) => {
  const urls = calls.map((call) => call.url()).filter((url) => !url.endsWith('/me'));
  expect(urls.filter((url, at) => urls.indexOf(url) !== at)).toEqual([]);
};
