import { expect } from './fixtures';
import { makeCompany, newMark } from './records';
import { SENTENCE_OF_SECOND, test } from './releases';
import { button, heading, openCold, textField } from './screen';

const NEWS = 'Nuova versione disponibile';
const GONE = /Failed to load|Failed to fetch dynamically|preload CSS|MIME type/;

for (const gone of ['404', 'index.html'] as const) {
  test(`a new release is announced where a part is gone, and a reload keeps what is typed (${gone})`, async ({
    page,
    as,
    api,
    releases,
    complaints,
  }) => {
    complaints.expect(GONE);
    const { _id } = await makeCompany(api, newMark());
    await as('admin');
    await openCold(page, `/company/edit/${_id}`);
    await textField(page, 'Nome azienda').fill('Scritto a mano');
    releases.serve(2, gone);

    // A part of the frame: the form stays, and the card says why the part does not come.
    await page.getByRole('button', { name: /^Account di/ }).click();
    const card = page.getByRole('region', { name: 'Nuova versione' });
    await expect(card).toContainText(NEWS);
    await expect(textField(page, 'Nome azienda')).toHaveValue('Scritto a mano');

    let isAsked = false;
    page.on('dialog', (dialog) => {
      isAsked = true;
      void dialog.accept();
    });
    await button(card, 'Ricarica').click();
    await button(page, 'Ripristina').click();
    await expect(textField(page, 'Nome azienda')).toHaveValue('Scritto a mano');
    expect(isAsked).toBe(false);
    await button(page, 'Salva').click();
    await expect(page.getByText('Aggiornato con successo').first()).toBeVisible();
    expect((await api.get(`api/v1/companies/${_id}`)).data.company.company_name).toBe(
      'Scritto a mano',
    );
    // It is the second release that took the draft over.
    await page.getByRole('button', { name: /^Account di/ }).click();
    await expect(page.getByText(SENTENCE_OF_SECOND).first()).toBeVisible();
    await expect(card).toHaveCount(0);
  });
}

test('where the old files are left, an open tab goes on with them', async ({
  page,
  as,
  releases,
}) => {
  await as('admin');
  await openCold(page, '/company/list');
  await expect(page.getByRole('grid')).toBeVisible();
  releases.serve(2, 'kept');
  await page.getByRole('button', { name: /^Account di/ }).click();
  await expect(page.getByRole('link', { name: 'Documentazione' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('navigation').getByRole('link', { name: 'Calendario' }).click();
  await expect(heading(page, 'Calendario')).toBeVisible();
  await expect(page.getByText(NEWS)).toHaveCount(0);
});

test('a page that is gone with the last release offers the new one, once', async ({
  page,
  as,
  releases,
  complaints,
}) => {
  complaints.expect(GONE);
  await as('admin');
  await openCold(page, '/company/list');
  await expect(page.getByRole('grid')).toBeVisible();
  releases.serve(2, 'index.html');
  await page.getByRole('navigation').getByRole('link', { name: 'Calendario' }).click();
  await expect(heading(page, NEWS)).toBeVisible();
  await expect(page.getByText('Si è verificato un errore')).toHaveCount(0);
  await button(page.getByRole('main'), 'Ricarica').click();
  await expect(heading(page, 'Calendario')).toBeVisible();
});

test('the login announces a new release where its next screen is gone', async ({
  page,
  releases,
  complaints,
}) => {
  complaints.expect(GONE);
  await openCold(page, '/auth/login');
  await expect(button(page, 'Accedi')).toBeEnabled();
  releases.serve(2);
  await page.getByRole('link', { name: /dimenticat/i }).click();
  await expect(heading(page, NEWS)).toBeVisible();
  await button(page, 'Ricarica').click();
  await expect(page.getByLabel('Email', { exact: true })).toBeVisible();
});
