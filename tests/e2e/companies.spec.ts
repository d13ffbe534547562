import type { Page } from '@playwright/test';
import { readImageSize } from '@/core/images';
import { PHONE } from './accessibility';
import { expect, test } from './fixtures';
import { newMark, pictureFile } from './records';
import {
  askToDelete,
  alertSaying,
  button,
  expectColumn,
  expectNote,
  expectPath,
  fileField,
  heading,
  openCold,
  recordCalls,
  search,
  textField,
} from './screen';

test('a life: missing values are refused, made with three pictures, renamed, deleted', async ({
  page,
  as,
}) => {
  const mark = newMark();
  await as('admin');
  await openCold(page, '/company/list');
  await page.getByRole('link', { name: 'Nuova azienda' }).click();
  await expectPath(page, '/company/create');
  await expect(heading(page, 'Nuova azienda')).toBeVisible();
  const calls = recordCalls(page);
  await button(page, 'Salva').click();
  await expectNote(textField(page, 'Codice'), 'Il codice è richiesto');
  await expectNote(textField(page, 'Nome azienda'), 'Campo obbligatorio');
  await expectNote(
    fileField(page, 'Logo'),
    "È richiesta un'immagine\n400×120 pixel, PNG, JPEG o WebP",
  );
  await expect(textField(page, 'Codice')).toBeFocused();
  await textField(page, 'Nome azienda').fill('  ab  ');
  await textField(page, 'Nome azienda').blur();
  await expectNote(textField(page, 'Nome azienda'), 'Almeno 3 caratteri');
  expect(calls.filter((call) => call.method() === 'POST')).toEqual([]);

  await fillCompany(page, mark);
  await expect(page.getByRole('img', { name: 'Anteprima: Logo', exact: true })).toBeVisible();
  const created = page.waitForRequest((call) => call.method() === 'POST');
  await button(page, 'Salva').click();
  const payload = (await created).postDataJSON();
  const { logo, logo_square, header_image, ...texts } = payload;
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
  await expectColumn(page, 'Nome azienda', [`Azienda ${mark}`]);
  const link = page.getByRole('main').getByRole('link', { name: `Azienda ${mark}` });
  await expect(link).toHaveAttribute('href', /#\/company\/edit\/[0-9a-f]{24}$/);
  await link.click();
  await expectPreviewOnAPhone(page);
  await textField(page, 'Nome azienda').fill(`Altra ${mark}`);
  const edited = page.waitForRequest((call) => call.method() === 'POST');
  await button(page, 'Salva').click();
  expect((await edited).postDataJSON()).toEqual({
    ...payload,
    company_name: `Altra ${mark}`,
    updated_at: expect.any(String),
  });
  await expectColumn(page, 'Nome azienda', [`Altra ${mark}`]);

  await page
    .getByRole('main')
    .getByRole('link', { name: `Altra ${mark}` })
    .click();
  await askToDelete(page);
  const dialog = page.getByRole('dialog', { name: `Eliminare Altra ${mark}?` });
  await expect(
    dialog.getByText(
      'Possono essere collegati anche: email personalizzate, notifiche push personalizzate.',
    ),
  ).toBeVisible();
  await expect(button(dialog, 'Elimina')).toBeDisabled();
  await textField(page, `Inserisci ${mark} per confermare`).pressSequentially(mark);
  await button(dialog, 'Elimina').click();
  await expect(alertSaying(page, 'status', 'Eliminato con successo')).toBeVisible();
  await expect(page.getByText(/^Nessun risultato per «/)).toBeVisible();
});

test('a company that is in use stays, and the dialog lists what refers to it', async ({
  page,
  as,
  complaints,
}) => {
  complaints.expect(/status of 409/);
  await as('admin');
  await openCold(page, '/company/list');
  await search(page, 'Monviso');
  // The row moves up once the others are gone.
  await expect(page.locator('main tbody tr')).toHaveCount(1);
  await page.getByRole('link', { name: 'Monviso Ricambi S.p.A.' }).click();
  await askToDelete(page);
  const dialog = page.getByRole('dialog', {
    name: /^\d+ tipi di elementi sono ancora collegati a Monviso Ricambi S\.p\.A\.$/,
  });
  for (const counted of ['8 sedi', '4 categorie', '4 gruppi', /^[\d.]+ clienti$/]) {
    await expect(dialog.getByRole('listitem').filter({ hasText: counted })).toHaveCount(1);
  }
  await expect(dialog.getByRole('link', { name: '8 sedi' })).toHaveAttribute(
    'href',
    /#\/location\/list\?filter=.*MONVISO/,
  );
  await expect(button(dialog, 'Chiudi')).toBeFocused();
  await button(dialog, 'Elimina comunque').click();
  const question = page.getByRole('dialog', { name: 'Eliminare Monviso Ricambi S.p.A.?' });
  await textField(page, 'Inserisci MONVISO per confermare').pressSequentially('MONVISO');
  await button(question, 'Elimina').click();
  const refusal = /^L’azienda non può essere eliminata: è collegata a .+, .+ e altri \d+ tipi$/;
  await expect(alertSaying(page, 'alert', 'L’azienda non può essere eliminata')).toBeVisible();
  const refused = page.getByRole('dialog', {
    name: 'Impossibile eliminare Monviso Ricambi S.p.A.',
  });
  await expect(refused.getByText(refusal)).toBeVisible();
  await expect(refused.getByRole('link', { name: '8 sedi' })).toHaveAttribute(
    'href',
    /#\/location\/list\?filter=.*MONVISO/,
  );
  await expect(button(refused, 'Chiudi')).toBeFocused();
  await button(refused, 'Chiudi').click();
  await expect(heading(page, 'Monviso Ricambi S.p.A.')).toBeVisible();
});

/** The preview is below the form there: a button leads to it, and goes while it is in sight. */
const expectPreviewOnAPhone = async (page: Page) => {
  const size = page.viewportSize();
  await page.setViewportSize(PHONE);
  const preview = page.getByRole('figure', { name: /^Anteprima/ });
  await expect(preview).not.toBeInViewport();
  await button(page, 'Anteprima').click();
  await expect(preview).toBeInViewport();
  await expect(button(page, 'Anteprima')).toHaveCount(0);
  if (size) await page.setViewportSize(size);
};

const fillCompany = async (page: Page, mark: string) => {
  await textField(page, 'Codice').fill(mark);
  await textField(page, 'Nome azienda').fill(`Azienda ${mark}`);
  await textField(page, 'Descrizione').fill('Una descrizione');
  await fileField(page, 'Logo').setInputFiles(pictureFile(400, 120));
  await fileField(page, 'Logo quadrato').setInputFiles(pictureFile(256, 256));
  await fileField(page, 'Immagine di testata').setInputFiles(pictureFile(1200, 400));
  await expect(page.getByRole('img', { name: /^Anteprima: / })).toHaveCount(3);
};
