import { expect, test } from './fixtures';
import { newMark, pictureFile } from './records';
import {
  alertSaying,
  askToDelete,
  button,
  expectNote,
  expectPath,
  fileField,
  heading,
  openCold,
  pathOf,
  pick,
  recordCalls,
  search,
  textField,
} from './screen';

test('a life: a manager writes, publishes and changes an initiative, an admin deletes it', async ({
  page,
  as,
  api,
}) => {
  test.slow();
  const title = `Luigi ${newMark()}`;
  await as('area.manager');
  await openCold(page, '/luigi/create');
  await expect(heading(page, 'Nuova iniziativa Luigi')).toBeVisible();
  await textField(page, 'Titolo').pressSequentially(title);
  await page.locator('[name="corps"]').pressSequentially('Un pasto per ogni sacco');
  await fileField(page, 'Immagine').setInputFiles(pictureFile(1200, 675));
  await textField(page, 'Importo da raccogliere').pressSequentially('0');
  await button(page, 'Salva').click();
  await expectNote(textField(page, 'Beneficiario'), 'Campo obbligatorio');
  await expectNote(textField(page, 'Importo da raccogliere'), 'Inserisci un numero maggiore di 0');
  await textField(page, 'Beneficiario').pressSequentially('Mensa dei Navigli');
  await textField(page, 'Importo da raccogliere').fill('2500,50');
  const phone = page.getByRole('figure', { name: /^Anteprima/ });
  await expect(phone.getByText('A favore di Mensa dei Navigli')).toBeVisible();
  await expect(phone.getByText(/Da raccogliere: 2\.500,50/)).toBeVisible();
  await page.getByRole('checkbox', { name: 'Agenti', exact: true }).check();
  await pick(page, 'Categorie', 'bar', /AUR-BAR/);
  await page.keyboard.press('Escape');
  await textField(page, 'Data di pubblicazione').fill('10/12/2026, 09:30');
  const created = page.waitForRequest((call) => call.method() === 'POST');
  await button(page, 'Salva').click();
  expect(pathOf(await created)).toBe('/api/v1/luigi');
  const { image, ...sent } = (await created).postDataJSON();
  expect(image).toMatch(/^data:image\/png;base64,/);
  expect(sent).toEqual({
    title,
    corps: '<p>Un pasto per ogni sacco</p>',
    link: '',
    company_code: 'AURORA',
    recipients: ['agents'],
    categories: ['AUR-BAR'],
    publication_date: '2026-12-10T08:30:00.000Z',
    published: false,
    visible: true,
    beneficiary: 'Mensa dei Navigli',
    goal_amount: 2500.5,
  });
  await expectPath(page, '/luigi/list');

  await search(page, 'Mensa dei Navigli');
  await search(page, title);
  const calls = recordCalls(page);
  await page.getByRole('switch', { name: `Pubblicata: ${title}` }).click();
  await expect(alertSaying(page, 'status', 'Aggiornato con successo')).toBeVisible();
  const { data } = await api.get(`api/v1/luigi?searchTerm=${encodeURIComponent(title)}`);
  const [{ _id, published }] = data.luigi;
  expect(published).toBe(true);
  expect(
    calls
      .filter((call) => pathOf(call).includes(_id))
      .map((call) => `${call.method()} ${pathOf(call)}`),
  ).toEqual([`GET /api/v1/luigi/${_id}`, `POST /api/v1/luigi/${_id}/update`]);

  await page.getByRole('main').getByRole('link', { name: title }).click();
  await textField(page, 'Importo da raccogliere').fill('');
  const changed = page.waitForRequest((call) => call.method() === 'POST');
  await button(page, 'Salva').click();
  expect((await changed).postDataJSON()).toMatchObject({ goal_amount: null, published: true });
  await expectPath(page, '/luigi/list');
  await openCold(page, `/luigi/edit/${_id}`);
  await expect(textField(page, 'Titolo')).toHaveValue(title);
  await expect(button(page, 'Elimina')).toHaveCount(0);

  await as('agent');
  await openCold(page, `/luigi/edit/${_id}`);
  await expect(heading(page, 'Impossibile Visitare Questa Pagina')).toBeVisible();

  await as('admin');
  await openCold(page, `/luigi/edit/${_id}`);
  await askToDelete(page);
  await button(page.getByRole('dialog'), 'Elimina').click();
  await expectPath(page, '/luigi/list');
  const left = await api.get(`api/v1/luigi?searchTerm=${encodeURIComponent(title)}`);
  expect(left.data.total_rows).toBe(0);
});
