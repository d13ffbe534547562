import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { makeNews, newMark } from './records';
import { button, heading, openCold, pathOf } from './screen';

/**
 * The five commonest jobs, from the list that the menu opens to their end, with what they take. The numbers of before
 * were measured in the console of 463c272f, the last one without built-in views and the queue of sales, where nothing
 * else is said.
 */
type Presses = { clicks: number; keys: number };

/** Opens `address`; returns what was clicked and typed since. */
const begin = async (page: Page, address: string): Promise<() => Promise<Presses>> => {
  await page.addInitScript(() => {
    const presses = { clicks: 0, keys: 0 };
    Object.assign(window, { presses });
    addEventListener('pointerdown', () => (presses.clicks += 1), true);
    addEventListener('keydown', () => (presses.keys += 1), true);
  });
  await openCold(page, address);
  return () => page.evaluate(() => (window as unknown as { presses: Presses }).presses);
};

/** Answers instead of the backend, as one that says it alone: the sales of the other stories still wait. */
const processed = async (page: Page): Promise<string[]> => {
  const sent: string[] = [];
  await page.route('**/api/v1/orders/*/update', (route) => {
    sent.push(pathOf(route.request()));
    return route.fulfill({ json: { message: 'Aggiornato con successo' } });
  });
  return sent;
};

const bar = (page: Page): Locator => page.getByRole('region', { name: 'Righe selezionate' });

// Before: 6, because the list opened on all sales: the filter first (2), then the same.
test('all sales that wait are processed with 4 clicks', async ({ page, as }) => {
  await as('admin');
  const sent = await processed(page);
  const presses = await begin(page, '/user-sale/list');
  await page.getByRole('checkbox', { name: 'Seleziona le righe della pagina' }).click();
  const all = bar(page).getByRole('button', { name: /^Seleziona tutti i risultati/ });
  await all.click();
  await expect(all).toHaveCount(0);
  await button(bar(page), 'Segna come elaborata').click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Segna \d+ vendite come elaborate/ })
    .click();
  await expect.poll(() => sent.length).toBeGreaterThan(10);
  expect(await presses()).toEqual({ clicks: 4, keys: 0 });
});

// Before: the filter (2), then 3 clicks each: the sale, the button, and back to the list; it asked nothing.
test('sales are processed one by one with 2 keys each', async ({ page, as }) => {
  await as('admin');
  const sent = await processed(page);
  const presses = await begin(page, '/user-sale/list');
  await page.getByRole('row').getByRole('link', { name: /^VEN-/ }).first().click();
  for (const count of [1, 2]) {
    const title = await page.getByRole('heading', { level: 1, name: /^Vendita/ }).innerText();
    await expect(
      page.getByRole('button', { name: /^Segna e passa alla prossima \(/ }),
    ).toBeEnabled();
    await page.keyboard.press('e');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect.poll(() => sent.length).toBe(count);
    await expect(heading(page, title)).toHaveCount(0);
  }
  expect(await presses()).toEqual({ clicks: 1, keys: 4 });

  // Back leads to the sale looked at last, not to the first one, which is processed.
  const title = await page.getByRole('heading', { level: 1, name: /^Vendita/ }).innerText();
  await page.goBack();
  const focused = page.locator(':focus');
  await expect(focused).toHaveText(/^VEN-/);
  expect(title).toContain(await focused.innerText());
});

// Before: 2, measured in the console before 9e7526af, where the list opened the form: the customer, then the tab.
test('the situation of a customer is one click away', async ({ page, as }) => {
  await as('admin');
  const presses = await begin(page, '/app-user/list');
  await page.getByRole('row').getByRole('link').first().click();
  for (const figure of ['Fatturato', 'Ultimo accesso']) {
    await expect(page.getByRole('main').getByText(figure).first()).toBeVisible();
  }
  expect(await presses()).toEqual({ clicks: 1, keys: 0 });
});

// Before: 3, the filter (2) and the switch.
test('a draft is published with 2 clicks', async ({ page, as, api }) => {
  const mark = newMark();
  await makeNews(api, `News ${mark}`, { publication_date: '2099-03-10T09:00:00.000Z' });
  await as('admin');
  const presses = await begin(page, '/news/list');
  await page.getByRole('link', { name: 'Bozze' }).click();
  const published = page.getByRole('switch', { name: `Pubblicata: News ${mark}` });
  await published.click();
  await expect(
    page.getByRole('status').filter({ hasText: 'Aggiornato con successo' }),
  ).toBeVisible();
  expect(await presses()).toEqual({ clicks: 2, keys: 0 });
});

// Before: the same 3 clicks and 6 keys: cells were repaired in place already.
test('a file is repaired and loaded with 3 clicks', async ({ page, as }) => {
  const mark = newMark();
  await as('admin');
  const presses = await begin(page, '/csv/list/Customer');
  const chosen = page.waitForEvent('filechooser');
  await page.locator('label').filter({ hasText: 'Scegli un file' }).click();
  await (
    await chosen
  ).setFiles({
    name: `${mark}.csv`,
    mimeType: 'text/csv',
    buffer: Buffer.from(`${COLUMNS}\n${mark},01234567897,Al,b@x.it,AURORA,AUR-MIL,AGE-001\n`),
  });
  await page
    .getByLabel(/riga 2$/)
    .first()
    .click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Bar');
  await page.keyboard.press('Enter');
  await button(page, 'Importa 1 riga').click();
  await expect(page.getByText('File importato').first()).toBeVisible();
  // Control and A, three letters, and Enter.
  expect(await presses()).toEqual({ clicks: 3, keys: 6 });
});

const COLUMNS = 'code,p_iva,business_name,email,company_code,location_code,agent_code';
