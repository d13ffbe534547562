import type { Page } from '@playwright/test';
import { readImageSize } from '@/core/images';
import { expect, test } from './fixtures';
import { tellFormStories } from './form-stories';
import { tellListStories } from './list-stories';
import { makeCompany, newMark, pictureFile } from './records';
import {
  alertSaying,
  button,
  expectNote,
  expectPath,
  fileField,
  heading,
  openCold,
  recordCalls,
  search,
  textField,
} from './screen';

test('a company is created with its three pictures', async ({ page, as }) => {
  const mark = newMark();
  await as('admin');
  await openCold(page, '/company/list');
  await page.getByRole('link', { name: 'Nuova azienda' }).click();
  await expectPath(page, '/company/create');
  await expect(heading(page, 'Nuova azienda')).toBeVisible();
  await fillCompany(page, mark);
  await expect(page.getByRole('img', { name: 'Anteprima: Logo', exact: true })).toBeVisible();

  const sent = page.waitForRequest((call) => call.method() === 'POST');
  await button(page, 'Salva').click();
  const { logo, logo_square, header_image, ...texts } = (await sent).postDataJSON();
  expect(texts).toEqual({
    company_code: mark,
    company_name: `Azienda ${mark}`,
    description: 'Una descrizione',
  });
  expect([logo, logo_square, header_image].map((uri) => readImageSize(uri))).toEqual([
    { width: 400, height: 120 },
    { width: 256, height: 256 },
    { width: 1200, height: 400 },
  ]);
  await expectPath(page, '/company/list');
  await expect(alertSaying(page, 'status', 'Creato con successo')).toBeVisible();
  await search(page, mark);
  await expect(page.getByRole('link', { name: `Azienda ${mark}` })).toHaveAttribute(
    'href',
    /#\/company\/edit\/[0-9a-f]{24}$/,
  );
});

test('an empty form says what is missing and sends nothing', async ({ page, as }) => {
  await as('admin');
  await openCold(page, '/company/create');
  await expect(heading(page, 'Nuova azienda')).toBeVisible();
  const calls = recordCalls(page);
  await button(page, 'Salva').click();
  await expectNote(textField(page, 'Codice'), 'Il codice è richiesto');
  await expectNote(textField(page, 'Nome azienda'), 'Campo obbligatorio');
  await expectNote(fileField(page, 'Logo'), "È richiesta un'immagine");
  await expect(textField(page, 'Codice')).toBeFocused();

  await textField(page, 'Nome azienda').fill('  ab  ');
  await textField(page, 'Nome azienda').blur();
  await expectNote(textField(page, 'Nome azienda'), 'Almeno 3 caratteri');
  expect(calls.filter((call) => call.method() === 'POST')).toEqual([]);
});

test('a code that is taken is told on its field and keeps the form', async ({
  page,
  as,
  api,
  complaints,
}) => {
  complaints.expect(/status of 409/);
  const mark = newMark();
  await makeCompany(api, mark);
  await as('admin');
  await openCold(page, '/company/create');
  await fillCompany(page, mark);
  await button(page, 'Salva').click();
  await expect(alertSaying(page, 'alert', 'Questo valore è già in uso')).toBeVisible();
  await expectNote(textField(page, 'Codice'), 'Questo valore è già in uso');
  await expectPath(page, '/company/create');
  await textField(page, 'Codice').fill(`${mark}-2`);
  await button(page, 'Salva').click();
  await expectPath(page, '/company/list');
});

test('a company that is in use stays, and the dialog tells what hangs on it', async ({
  page,
  as,
  complaints,
}) => {
  complaints.expect(/status of 409/);
  await as('admin');
  await openCold(page, '/company/list');
  await search(page, 'Monviso');
  await page.getByRole('link', { name: 'Monviso Ricambi S.p.A.' }).click();
  await button(page, 'Elimina').click();
  const dialog = page.getByRole('dialog', { name: 'Eliminare Monviso Ricambi S.p.A.?' });
  for (const counted of ['8 sedi', '4 categorie', '4 gruppi', /^[\d.]+ utenti app$/]) {
    await expect(dialog.getByRole('listitem').filter({ hasText: counted })).toHaveCount(1);
  }
  await expect(dialog.getByRole('link', { name: '8 sedi' })).toHaveAttribute(
    'href',
    /#\/location\/list\?filter=.*MONVISO/,
  );
  await button(dialog, 'Elimina').click();
  await expect(alertSaying(page, 'alert', "L'azienda non può essere eliminata")).toBeVisible();
  await expect(heading(page, 'Monviso Ricambi S.p.A.')).toBeVisible();
});

const fillCompany = async (page: Page, mark: string) => {
  await textField(page, 'Codice').fill(mark);
  await textField(page, 'Nome azienda').fill(`Azienda ${mark}`);
  await textField(page, 'Descrizione').fill('Una descrizione');
  await fileField(page, 'Logo').setInputFiles(pictureFile(400, 120));
  await fileField(page, 'Logo quadrato').setInputFiles(pictureFile(256, 256));
  await fileField(page, 'Immagine di testata').setInputFiles(pictureFile(1200, 400));
  await expect(page.getByRole('img', { name: /^Anteprima: / })).toHaveCount(3);
};

tellListStories({
  list: '/company/list',
  title: 'Aziende',
  base: 'api/v1/companies',
  titleColumn: 'Nome azienda',
  makeFew: async (api, mark) => {
    const names = ['Gamma', 'alfa', 'Èpsilon', 'Beta'].map((name) => `${mark} ${name}`);
    for (const [at, company_name] of names.entries()) {
      await makeCompany(api, `${mark}-${4 - at}`, { company_name });
    }
    return names;
  },
  sorted: {
    'Nome azienda': { sortField: 'company_name', ascending: [1, 3, 2, 0] },
    Codice: { sortField: 'company_code', ascending: [3, 2, 1, 0] },
  },
  makeOne: async (api, mark, number) => {
    await makeCompany(api, `${mark}-${number}`, { company_name: `${mark} ${number}` });
    return `${mark} ${number}`;
  },
});

tellFormStories({
  list: '/company/list',
  listTitle: 'Aziende',
  create: '/company/create',
  edit: '/company/edit/:id',
  base: 'api/v1/companies',
  createAt: 'api/v1/companies',
  singular: 'company',
  plural: 'companies',
  label: 'Nome azienda',
  wire: 'company_name',
  make: (api, mark) => makeCompany(api, mark),
  titled: (text) => text,
  fill: fillCompany,
  called: (mark) => `Azienda ${mark}`,
  deleted: 'Eliminato con successo',
});
