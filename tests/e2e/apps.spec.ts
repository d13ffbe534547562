import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility';
import { expect, test } from './fixtures';
import { makeApp, makeTile, newMark, pictureFile } from './records';
import {
  askToDelete,
  alertSaying,
  button,
  expectAddress,
  expectPath,
  fileField,
  filterBy,
  heading,
  openCold,
  pathOf,
  pick,
  queryOf,
  recordCalls,
  search,
  textField,
} from './screen';

test('an app is made, changed and deleted in the drawer over the list', async ({
  page,
  as,
  api,
}) => {
  const mark = newMark();
  await as('admin');
  await openCold(page, '/app/list');
  await page.getByRole('link', { name: 'Nuova app' }).click();
  await expectAddress(page, '/app/list?create');
  const drawer = page.getByRole('dialog', { name: 'Nuova app' });
  await button(drawer, 'Salva').click();
  await expect(drawer.getByText('Campo obbligatorio', { exact: true })).toHaveCount(6);
  await expect(drawer.getByText("È richiesta un'immagine", { exact: true })).toBeVisible();

  await textField(page, 'Nome app').fill(`App ${mark}`);
  const phone = drawer.getByRole('figure', { name: 'Anteprima dell’app' });
  await expect(phone.getByText(`App ${mark}`)).toBeVisible();
  await pick(page, 'Azienda', 'AURORA', /AURORA/);
  await fileField(page, 'Logo').setInputFiles(pictureFile(256, 256));
  for (const [label, color] of Object.entries(COLORS)) await textField(page, label).fill(color);
  const created = page.waitForRequest((call) => call.method() === 'POST');
  await button(drawer, 'Salva').click();
  expect(pathOf(await created)).toBe('/api/v1/apps');
  expect((await created).postDataJSON()).toEqual({
    app_name: `App ${mark}`,
    company_code: 'AURORA',
    logo: expect.stringMatching(/^data:image\/png;base64,/),
    primary_color: '#112233',
    secondary_color: '#ffcc00',
    background_color: '#ffffff',
    text_color: '#111111',
  });
  await expect(alertSaying(page, 'status', 'Creato con successo')).toBeVisible();
  await expectPath(page, '/app/list');
  await expect(drawer).toHaveCount(0);

  await search(page, mark);
  await expect(cards(page)).toHaveCount(1);
  await page.getByRole('link', { name: `Modifica App ${mark}` }).click();
  await expectAddress(page, /[?&]edit=[0-9a-f]{24}$/);
  await textField(page, 'Nome app').fill(`Altra ${mark}`);
  const changed = page.waitForRequest((call) => call.method() === 'POST');
  await button(page, 'Salva').click();
  const [stored] = (await api.get(`api/v1/apps?searchTerm=${mark}`)).data.apps;
  expect(pathOf(await changed)).toBe(`/api/v1/apps/${stored._id}/update`);
  expect((await changed).postDataJSON()).toEqual({
    ...(await created).postDataJSON(),
    app_name: `Altra ${mark}`,
    updated_at: expect.any(String),
  });
  await expect(page.getByRole('heading', { level: 2, name: `Altra ${mark}` })).toBeVisible();

  await makeTile(api, stored, `Riquadro ${mark}`);
  await page.getByRole('link', { name: `Modifica Altra ${mark}` }).click();
  await askToDelete(page);
  const dialog = page.getByRole('dialog', { name: `Eliminare Altra ${mark}?` });
  await expect(dialog.getByRole('link', { name: '1 riquadro' })).toHaveAttribute(
    'href',
    new RegExp(`/app/${stored._id}/tile/list`),
  );
  const calls = recordCalls(page);
  await button(dialog, 'Elimina').click();
  await expect(alertSaying(page, 'status', 'Eliminato con successo')).toBeVisible();
  expect(calls.map(pathOf).filter((path) => path.endsWith('/delete'))).toEqual([
    `/api/v1/apps/${stored._id}/delete`,
  ]);
  await expect(page.getByText(/^Nessun risultato per «/)).toBeVisible();
});

test('text that is hard to read on the background is warned about, not refused', async ({
  page,
  as,
  api,
}) => {
  const { _id } = await makeApp(api, `App ${newMark()}`);
  await as('admin');
  await openCold(page, `/app/list?edit=${_id}`);
  const warning = page.locator('[data-contrast="low"]');
  await textField(page, 'Colore del testo').fill('#777777');
  await expect(warning).toHaveText('Contrasto con lo sfondo: 4,4:1, sotto il minimo di 4,5:1');
  await textField(page, 'Colore del testo').fill('#757575');
  await expect(warning).toHaveCount(0);
  await textField(page, 'Colore di sfondo').fill('#000000');
  await textField(page, 'Colore del testo').fill('#222222');
  await expect(warning).toBeVisible();
  await button(page, 'Salva').click();
  await expect(alertSaying(page, 'status', 'Aggiornato con successo')).toBeVisible();
  expect((await api.get(`api/v1/apps/${_id}`)).data.app).toMatchObject({
    background_color: '#000000',
    text_color: '#222222',
  });
});

test('the list is searched, narrowed, sorted and exported', async ({ page, as, api }) => {
  const mark = newMark();
  await makeApp(api, `${mark} beta`);
  const alfa = await makeApp(api, `${mark} Alfa`, { company_code: 'MONVISO' });
  await makeApp(api, `${mark} Gamma`);
  const names = cards(page).getByRole('heading', { level: 2 });
  await as('admin');
  await openCold(page, '/app/list');
  await search(page, mark);
  await expect(names).toHaveCount(3);
  const sorted = page.waitForRequest((call) => queryOf(call).sortField === 'app_name');
  await button(page, 'Ordina per').click();
  await page.getByRole('menuitem', { name: 'Nome app' }).click();
  expect(queryOf(await sorted)).toMatchObject({ sortDir: '1', searchTerm: mark });
  await expect(names).toHaveText([`${mark} Alfa`, `${mark} beta`, `${mark} Gamma`]);
  await button(page, 'Per Nome app').click();
  await page.getByRole('menuitem', { name: 'Nome app Ordine crescente' }).click();
  await expect(names).toHaveText([`${mark} Gamma`, `${mark} beta`, `${mark} Alfa`]);
  await filterBy(page, 'Azienda', /MONVISO/, 'MONVISO');
  await expect(names).toHaveText([`${mark} Alfa`]);
  await page.reload();
  await expect(names).toHaveText([`${mark} Alfa`]);
  const file = page.waitForEvent('download');
  await button(page, 'Esporta CSV').click();
  expect((await file).suggestedFilename()).toBe('apps.csv');

  await page.getByRole('link', { name: `${mark} Alfa`, exact: true }).click();
  await expect(heading(page, 'Riquadri')).toBeVisible();
  await expectPath(page, `/app/${alfa._id}/tile/list`);
});

test('list and drawer are accessible', async ({ page, as, api }) => {
  const { _id } = await makeApp(api, `App ${newMark()}`);
  await as('admin');
  await openCold(page, '/app/list');
  await expect(cards(page).first().getByRole('img')).toBeVisible();
  await expectAccessible(page, 'list');
  await openCold(page, `/app/list?edit=${_id}`);
  await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible();
  await expectAccessible(page, 'drawer');
});

const COLORS = {
  'Colore primario': '#112233',
  'Colore secondario': '#ffcc00',
  'Colore di sfondo': '#ffffff',
  'Colore del testo': '#111111',
};

const cards = (page: Page) => page.locator('main section li');
