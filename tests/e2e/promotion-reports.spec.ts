import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './accessibility';
import { expect, test } from './fixtures';
import {
  button,
  column,
  expectAddress,
  filterBy,
  heading,
  listTable,
  openCold,
  queryOf,
  search,
} from './screen';

test('a report leads from a company to its agents and customers, and compares with another promotion', async ({
  page,
  as,
  complaints,
}) => {
  await as('admin');
  await openCold(page, '/promotion-report/company/list');
  const asked = page.waitForRequest((call) => queryOf(call).from !== undefined);
  await page.getByRole('button', { name: 'Dal' }).click();
  await page.getByRole('textbox', { name: 'Dal' }).pressSequentially('01/01/2020');
  await page.keyboard.press('Enter');
  expect(queryOf(await asked)).toMatchObject({ from: '2020-01-01' });
  await filterBy(page, 'Stato', 'Conclusa');
  await search(page, 'Più chicchi');
  await expect.poll(() => column(page, 'Codice')).toEqual(['AUR-P02']);

  await listTable(page).getByRole('link', { name: 'Più chicchi, più premi' }).click();
  await expectAddress(page, '/promotion-report/company/AUR-P02?company_code=AURORA');
  await expect(heading(page, 'Più chicchi, più premi')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Percorso di navigazione' })).toContainText(
    'Più chicchi, più premi · Aurora Caffè S.p.A.',
  );
  await expectAccessible(page, 'report by company');

  const customers = page.getByRole('region', { name: 'Per cliente' });
  const agents = page.getByRole('region', { name: 'Per agente' });
  await agents.getByRole('button').first().click();
  await expect.poll(async () => new Set(await column(page, 'Agente')).size).toBe(1);
  await page.reload();
  await expect.poll(async () => new Set(await column(page, 'Agente')).size).toBe(1);
  // The address of an agent leads to the agent's customers, as a row of the reports by agent does.
  await expect(customers).toBeInViewport();
  await expect(agents).not.toBeInViewport();
  await page.goBack();
  await expect.poll(async () => new Set(await column(page, 'Agente')).size).toBeGreaterThan(1);
  await agents.getByRole('button').first().click();
  await expect.poll(async () => new Set(await column(page, 'Agente')).size).toBe(1);
  await expectWholeOnPaper(page, customers);
  const agent = String(new URL(page.url().replace('#/', '')).searchParams.get('agent_code'));
  await customers.getByRole('searchbox').pressSequentially('zzz');
  await expect(customers).toContainText('Nessun risultato: modifica la ricerca.');

  await page.getByRole('combobox', { name: 'Confronta con' }).pressSequentially('AUR-P03');
  await page.getByRole('option', { name: /AUR-P03/ }).click();
  const compared = page.getByRole('table', { name: 'Riepilogo' });
  await expect(compared.getByRole('columnheader')).toHaveText([
    'Dato',
    'Più chicchi, più premi',
    'Raccolta di primavera',
    'Differenza',
    'Variazione',
  ]);
  await expect(compared.getByRole('rowheader')).toHaveText([
    'Clienti',
    'Partecipanti',
    'Raggiunto',
    'Premi maturati',
    'Premi consegnati',
    'Valore maturato',
  ]);

  const address = `/promotion-report/company/AUR-P02?company_code=AURORA&agent_code=${agent}&search=zzz`;
  await expectAddress(page, `${address}&compare=AUR-P03`);
  await page.reload();
  await expect(compared).toContainText('Raccolta di primavera');
  await page.getByRole('combobox', { name: 'Confronta con' }).clear();
  await expectAddress(page, address);
  await page.goBack();
  await expect(compared).toContainText('Raccolta di primavera');
  await page.goBack();
  await expectAddress(page, address);
  await expect(compared).toHaveCount(0);
  complaints.expect(/status of 404/);
  // A code without a report, and what cannot be a code, compare with nothing.
  for (const code of ['NOWHERE', '..%2Fx']) {
    await openCold(page, `${address}&compare=${code}`);
    await expect(page.getByRole('region', { name: 'Riepilogo' })).toContainText('Premi maturati');
    await expect(compared).toHaveCount(0);
  }
});

/** In the dark theme, too, the paper is white, without the frame, and has every row. */
const expectWholeOnPaper = async (page: Page, table: Locator) => {
  const total = Number((await table.getByText(/di \d+/).textContent())?.match(/di (\d+)/)?.[1]);
  const rows = table.getByRole('row');
  const before = await rows.count();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await expect(rows).toHaveCount(total + 1);
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(heading(page, 'Più chicchi, più premi')).toHaveCSS('color', 'rgb(20, 25, 34)');
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
  await expect(rows).toHaveCount(before);
};

test('the names of winners and agents are read in full in every window', async ({ page, as }) => {
  await as('admin');
  await openCold(page, '/promotion-report/company/AUR-P02?company_code=AURORA');
  const table = page.getByRole('grid', { name: 'Vincitori', exact: true });
  await expect(table.getByRole('row')).toHaveCount(26);
  await expect(table.getByText('Speranzio Mastrogiacomo').first()).toBeVisible();
  const cut = () =>
    table.evaluate((grid) =>
      [...grid.querySelectorAll<HTMLElement>('td *')]
        .filter((part) => getComputedStyle(part).overflow === 'hidden')
        .filter(
          ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
            scrollWidth > clientWidth || scrollHeight > clientHeight,
        )
        .map(({ innerText }) => innerText),
    );
  expect(await cut()).toEqual([]);
  await page.setViewportSize({ width: 1024, height: 768 });
  await expect(table.getByRole('columnheader', { name: 'Agente' })).toHaveCount(0);
  expect(await cut()).toEqual([]);
});

test('an agent reads the reports of their own customers, and a code that is none is not found', async ({
  page,
  as,
}) => {
  await as('agent');
  await openCold(page, '/promotion-report/agent/list');
  // All rows are of one agent and one company: neither is repeated.
  await expect(listTable(page).getByRole('columnheader').first()).toHaveText('Promozione');
  await expect(page.getByRole('button', { name: /^(Azienda|Agente)$/ })).toHaveCount(0);
  await search(page, 'natale');
  await expect.poll(() => column(page, 'Promozione')).toEqual(['Natale al bar']);
  await listTable(page).getByRole('gridcell').last().click();
  await expectAddress(page, '/promotion-report/company/AUR-P06?company_code=AURORA');
  await page.goBack();
  await page.getByRole('searchbox').clear();
  await expect(listTable(page).getByRole('link', { name: 'Natale al bar' })).toBeVisible();
  await button(page, 'Confronta due periodi').click();
  const other = page.getByRole('group', { name: 'Confrontato con' });
  const asked = page.waitForRequest((call) => queryOf(call).from === '2020-02-29');
  await other.getByRole('textbox', { name: 'Dal' }).fill('29/02/2020');
  expect(queryOf(await asked)).toMatchObject({ from: '2020-02-29' });
  await other.getByRole('textbox', { name: 'Al', exact: true }).fill('28/02/2020');
  await expect(other).toContainText('L’ultimo giorno viene prima del primo');
  const compared = page.getByRole('table', { name: 'Riepilogo' });
  await expect(compared.getByRole('rowheader')).toHaveText([
    // The period that ends before it begins has no promotions.
    'Promozioni',
    'Partecipanti',
    'Raggiunto',
    'Raggiunto per promozione',
    'Premi maturati',
    'Valore maturato',
  ]);
  const isCut = (table: Element) => table.clientWidth > (table.parentElement?.clientWidth ?? 0);
  expect(await compared.evaluate(isCut)).toBe(false);
  await expectAccessible(page, 'two periods compared');
  await button(page, 'Chiudi il confronto').click();
  await expect(other).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Dal', exact: true })).toBeVisible();
  await expect.poll(async () => new Set(await column(page, 'Codice agente')).size).toBe(1);
  await openCold(page, '/promotion-report/company/AUR-P02%2Fdelete');
  await expect(page.getByRole('heading', { name: /non .*trovat/i })).toBeVisible();
});
