import { expect, test } from './fixtures';
import { makeCompany, newMark } from './records';
import {
  alertSaying,
  button,
  expectNote,
  expectPath,
  heading,
  openCold,
  pathOf,
  textField,
} from './screen';

test('a back-office user whose company has no location yet: it is created on the way', async ({
  page,
  as,
  api,
}) => {
  const mark = newMark();
  await makeCompany(api, mark);
  await as('admin');
  await openCold(page, '/bo-user/create');
  await textField(page, 'Codice').fill(mark);
  await textField(page, 'Nome').fill('Chiara');
  await textField(page, 'Cognome').fill('Conti');
  await textField(page, 'Email').fill(`${mark.toLowerCase()}@staff.example.com`);
  await textField(page, 'Telefono').fill('+39 02 1234567');
  await page.getByRole('checkbox', { name: 'Agente' }).check();
  const locations = page.getByRole('combobox', { name: 'Sede', exact: true });
  await expectNote(locations, 'Scegli prima l’azienda');

  const companies = page.getByRole('combobox', { name: 'Azienda', exact: true });
  await companies.pressSequentially(mark.toLowerCase());
  await expect(companies).toHaveValue(mark.toLowerCase());
  await page.getByRole('option', { name: `Azienda ${mark} · ${mark}` }).click();
  await page.keyboard.press('Escape');
  await expectNote(locations, `Nessuna sede per Azienda ${mark}`);

  // By keyboard alone.
  await locations.focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option', { name: 'Crea sede' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Nuova sede' });
  await expect(drawer.getByRole('combobox', { name: 'Azienda' })).toHaveValue(
    `Azienda ${mark} · ${mark}`,
  );
  const texts = {
    Codice: `${mark}-S`,
    Nome: 'Prima sede',
    Indirizzo: 'Via Roma 1',
    Comune: 'Torino',
  };
  for (const [label, text] of Object.entries(texts)) {
    await drawer.getByRole('textbox', { name: label, exact: true }).fill(text);
  }
  await drawer.getByRole('combobox', { name: 'Regione' }).fill('Piemonte');
  await page.getByRole('option', { name: 'Piemonte' }).click();
  await button(drawer, 'Salva').click();
  await expect(drawer).toBeHidden();
  await expect(locations).toBeFocused();
  await expect(page.getByRole('button', { name: `Prima sede · ${mark}-S` })).toBeVisible();
  await expect(heading(page, 'Nuovo utente back-office')).toBeVisible();
  await expect(textField(page, 'Cognome')).toHaveValue('Conti');

  const sent = page.waitForRequest((call) => call.method() === 'POST');
  await button(page, 'Salva').click();
  expect(pathOf(await sent)).toBe('/api/v1/auth/bouser/create');
  expect((await sent).postDataJSON()).toMatchObject({
    code: mark,
    company_code: mark,
    location_code: `${mark}-S`,
  });
  await expectPath(page, '/bo-user/list');
  await expect(alertSaying(page, 'status', 'Creato con successo').first()).toBeVisible();
});
