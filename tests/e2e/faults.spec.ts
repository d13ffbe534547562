import type { Page, Request, Route } from '@playwright/test';
import { expect, test } from './fixtures';
import { makeCompany, newMark } from './records';
import {
  alertSaying,
  button,
  expectPath,
  heading,
  openCold,
  queryOf,
  search,
  textField,
} from './screen';

const GENERAL = 'Ci sono stati alcuni errori';
const OFFLINE = 'Il server non è raggiungibile. Controlla la connessione e riprova.';
const TIMEOUT = 'Il server non ha risposto in tempo. Riprova tra poco.';
const UNREADABLE = 'La risposta del server non è leggibile. Riprova.';
const REDIRECTED = 'Il server rimanda a un altro indirizzo: avvisa un amministratore.';
/** After these, nobody knows whether a save was stored; without a network, nothing was sent. */
const MAYBE_SAVED: Readonly<Record<string, string>> = {
  [OFFLINE]:
    'Il server non è raggiungibile: forse il salvataggio è riuscito. Controlla prima di riprovare.',
  [TIMEOUT]:
    'Il server non ha risposto in tempo: forse il salvataggio è riuscito. Controlla prima di riprovare.',
  [UNREADABLE]:
    'La risposta del server non è leggibile: forse il salvataggio è riuscito. Controlla prima di riprovare.',
};
const afterSave = (line: string) => MAYBE_SAVED[line] ?? line;
const HTML = '<!doctype html><title>Bad gateway</title><h1>nginx</h1>';

/** A way in which a call can fail, and what is then said; tests/unit/http.test.ts has what else counts as each. */
type Fault = { name: string; answer: (route: Route) => Promise<void>; says: readonly string[] };

const FAULTS: readonly Fault[] = [
  {
    name: 'a refused connection',
    answer: (route) => route.abort('connectionrefused'),
    says: [GENERAL, OFFLINE],
  },
  {
    name: 'a 500 with errors',
    answer: (route) => route.fulfill({ status: 500, json: { errors: ['Il database è fermo'] } }),
    says: ['Il database è fermo'],
  },
  {
    name: 'a 200 of HTML',
    answer: (route) => route.fulfill({ contentType: 'text/html', body: HTML }),
    says: [GENERAL, UNREADABLE],
  },
  {
    name: 'a redirect to a login page elsewhere',
    answer: (route) =>
      route.fulfill({ status: 302, headers: { location: 'https://elsewhere.test/login' } }),
    says: [GENERAL, REDIRECTED],
  },
];

/** Chromium names every failed load in its console. */
const FAILED_LOAD = /^Failed to load resource/;

for (const { name, answer, says } of FAULTS) {
  test(`a list says ${name} and reads again on Retry`, async ({ page, as, complaints }) => {
    complaints.expect(FAILED_LOAD);
    await as('admin');
    await page.route('**/api/v1/groups?*', answer);
    await openCold(page, '/group/list');
    await expectFailedList(page, says);
    await page.unroute('**/api/v1/groups?*');
    await button(page, 'Riprova').click();
    await expect(page.getByRole('grid')).toBeVisible();
  });

  test(`a form survives ${name}`, async ({ page, as, api, complaints }) => {
    complaints.expect(FAILED_LOAD);
    const { _id } = await makeCompany(api, newMark());
    await as('admin');
    await openCold(page, `/company/edit/${_id}`);
    await textField(page, 'Nome azienda').fill('Scritto a mano');
    await page.route(`**/api/v1/companies/${_id}/update`, answer);
    await button(page, 'Salva').click();
    await expectSurvivingForm(page, says.map(afterSave));
    await page.unroute(`**/api/v1/companies/${_id}/update`);
    await button(page, 'Salva').click();
    await expectPath(page, '/company/list');
    expect((await api.get(`api/v1/companies/${_id}`)).data.company.company_name).toBe(
      'Scritto a mano',
    );
  });
}

test('answers of the wrong shape are reported in a list and in a form', async ({
  page,
  as,
  api,
}) => {
  const { _id } = await makeCompany(api, newMark());
  await as('admin');
  for (const json of [{}, { data: {} }, { data: { groups: {} } }, { data: { groups: [null] } }]) {
    await page.route('**/api/v1/groups?*', (route) => route.fulfill({ json }));
    await openCold(page, '/group/list');
    await expectFailedList(page, [GENERAL, UNREADABLE]);
    await page.unroute('**/api/v1/groups?*');
  }
  for (const json of [{}, { data: { company: null } }, { data: { company: 'Aurora' } }]) {
    await page.route(`**/api/v1/companies/${_id}`, (route) => route.fulfill({ json }));
    await openCold(page, `/company/edit/${_id}`);
    await expect(heading(page, 'Impossibile caricare l’elemento')).toBeVisible();
    await page.unroute(`**/api/v1/companies/${_id}`);
  }
  await button(page, 'Riprova').click();
  await expect(textField(page, 'Nome azienda')).toBeVisible();
});

test('what nobody waits for any more is cancelled: a search overtaken, a list left', async ({
  page,
  as,
}) => {
  await as('admin');
  await openCold(page, '/group/list');
  await expect(page.getByRole('grid')).toBeVisible();
  // Never answered: what is not cancelled is given up after thirty seconds only.
  await page.route(/\/groups\?.*searchTerm=\w/, () => undefined);
  const isAsked = (term: string) => (call: Request) => queryOf(call).searchTerm === term;
  const leaveBehind = async (term: string, leave: () => Promise<void>) => {
    const asked = page.waitForRequest(isAsked(term));
    await search(page, term);
    await asked;
    const predicate = isAsked(term);
    const cancelled = page.waitForEvent('requestfailed', { predicate, timeout: 20_000 });
    await leave();
    expect((await cancelled).failure()?.errorText).toBe('net::ERR_ABORTED');
  };
  await leaveBehind('prima', () => search(page, ''));
  await expect(page.getByRole('grid')).toBeVisible();
  await leaveBehind('seconda', () =>
    page.getByRole('link', { name: 'Dashboard', exact: true }).first().click(),
  );
  await expectPath(page, '/dashboard');
  await expect(page.locator('[data-alerts] > [data-kind=error]')).toHaveCount(0);
});

test('a silent server is given thirty seconds, in a list and in a form', async ({
  page,
  as,
  api,
}) => {
  const { _id } = await makeCompany(api, newMark());
  await as('admin');
  await page.clock.install();
  await putTimeoutsOnTheClock(page);
  await page.route('**/api/v1/groups?*', () => undefined);
  await page.route(`**/api/v1/companies/${_id}/update`, () => undefined);

  let asked = page.waitForRequest('**/api/v1/groups?*');
  await openCold(page, '/group/list');
  await asked;
  await page.clock.runFor(28_000);
  await expect(page.getByRole('progressbar', { name: 'Caricamento…' })).toBeVisible();
  await page.clock.runFor(2_000);
  await expectFailedList(page, [GENERAL, TIMEOUT]);

  await openCold(page, `/company/edit/${_id}`);
  await textField(page, 'Nome azienda').fill('Scritto a mano');
  asked = page.waitForRequest(`**/api/v1/companies/${_id}/update`);
  await button(page, 'Salva').click();
  await asked;
  await page.clock.runFor(28_000);
  await expect(button(page, 'Salva')).toBeDisabled();
  await page.clock.runFor(2_000);
  await expectSurvivingForm(page, [GENERAL, afterSave(TIMEOUT)]);
});

test('offline, an unknown address says so and leads back', async ({
  page,
  context,
  as,
  complaints,
}) => {
  complaints.expect(/Failed to load resource/, /Unable to preload CSS|dynamically imported module/);
  await as('admin');
  await openCold(page, '/company/list');
  await expect(heading(page, 'Aziende')).toBeVisible();
  await context.setOffline(true);
  await page.evaluate(() => (window.location.hash = '#/company/nowhere'));
  await expect(heading(page, 'Pagina non trovata')).toBeVisible();
  await button(page, 'Indietro').click();
  await expect(heading(page, 'Aziende')).toBeVisible();
  await context.setOffline(false);
});

test('code that does not load is reported, and loads with the next try', async ({
  page,
  as,
  complaints,
}) => {
  complaints.expect(/Failed to load resource/, /Failed to fetch dynamically imported module/);
  await as('admin');
  for (const [chunk, title, again] of [
    ['console', 'Impossibile caricare la pagina', 'Ricarica'],
    ['company.list', 'Impossibile caricare la pagina', 'Riprova'],
  ] as const) {
    const file = `**/assets/${chunk}-*.js`;
    await page.route(file, (route) => route.abort('connectionreset'));
    await openCold(page, '/company/list');
    await expect(heading(page, title)).toBeVisible();
    await page.unroute(file);
    await button(page, again).click();
    await expect(heading(page, 'Aziende')).toBeVisible();
  }
});

test('without a network the console says so, and goes on once there is one', async ({
  page,
  context,
  as,
  api,
  complaints,
}) => {
  complaints.expect(FAILED_LOAD);
  const { _id } = await makeCompany(api, newMark());
  await as('admin');
  await openCold(page, '/group/list');
  await expect(page.getByRole('grid')).toBeVisible();
  await openCold(page, `/company/edit/${_id}`);
  await textField(page, 'Nome azienda').fill('Scritto a mano');
  await context.setOffline(true);
  await button(page, 'Salva').click();
  await expectSurvivingForm(page, [GENERAL, OFFLINE]);
  // An alert that is shown again is a new one: for a moment it has no place.
  await expect
    .poll(async () => {
      const bar = await button(page, 'Riprova ora').boundingBox();
      const alert = await alertSaying(page, 'alert', GENERAL).boundingBox();
      return bar !== null && alert !== null && bar.y + bar.height < alert.y;
    })
    .toBe(true);
  await context.setOffline(false);
  await button(page, 'Salva').click();
  await expectPath(page, '/company/list');
  await expect(page.getByRole('grid')).toBeVisible();

  await context.setOffline(true);
  await page.getByRole('searchbox', { name: 'Cerca' }).fill('Monviso');
  await expect(alertSaying(page, 'alert', GENERAL)).toBeVisible();
  await expect(page.getByText('Nessun record da visualizzare')).toHaveCount(0);
  await context.setOffline(false);
});

const expectFailedList = async (page: Page, says: readonly string[]) => {
  for (const line of says) await expect(alertSaying(page, 'alert', line)).toBeVisible();
  await expect(page.getByText('Impossibile caricare i dati.')).toBeVisible();
  await expect(page.getByText('Nessun record da visualizzare')).toHaveCount(0);
  await expect(button(page, 'Riprova')).toBeEnabled();
};

const expectSurvivingForm = async (page: Page, says: readonly string[]) => {
  for (const line of says) await expect(alertSaying(page, 'alert', line)).toBeVisible();
  await expect(textField(page, 'Nome azienda')).toHaveValue('Scritto a mano');
  await expect(button(page, 'Salva')).toBeEnabled();
};

/** `AbortSignal.timeout` runs on the browser's own clock, which no test can wind forward. */
const putTimeoutsOnTheClock = (page: Page) =>
  page.addInitScript(() => {
    AbortSignal.timeout = (milliseconds) => {
      const controller = new AbortController();
      setTimeout(
        () => controller.abort(new DOMException('signal timed out', 'TimeoutError')),
        milliseconds,
      );
      return controller.signal;
    };
  });
