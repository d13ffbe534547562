import { expectAccessible } from './accessibility';
import { expect, test } from './fixtures';
import { newMark } from './records';
import {
  button,
  expectAddress,
  expectNote,
  expectPath,
  heading,
  listTable,
  openCold,
  pathOf,
  pick,
  recordCalls,
  search,
  textField,
} from './screen';

const BASE = '/api/v1/customnotices';

test('a custom push is drafted, scheduled and sent, then only read and copied', async ({
  page,
  as,
  api,
}) => {
  test.slow();
  const title = newMark();
  await as('admin');
  await openCold(page, '/push-template/custom/list');
  await page.getByRole('link', { name: 'Nuova notifica push personalizzata' }).click();
  await expectAddress(page, '/push-template/custom/create');
  await textField(page, 'Titolo').pressSequentially(title);
  await textField(page, 'Testo').pressSequentially('Ciao {{firstname}}, ti aspettiamo');
  await pick(page, 'Azienda', 'Aurora', /Aurora/);
  await page.getByRole('checkbox', { name: 'Clienti' }).check();
  await button(page, 'Salva').click();
  await expect(page.getByText('Campo obbligatorio', { exact: true })).toHaveCount(1);
  await pick(page, 'Categorie', 'Bar', /AUR-BAR/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('group', { name: 'Persone raggiunte' })).toContainText('persone');
  const created = page.waitForRequest((call) => call.method() === 'POST');
  await button(page, 'Salva').click();
  expect(pathOf(await created)).toBe(BASE);
  const sent = (await created).postDataJSON();
  expect(sent).toEqual({
    channel: 'push',
    title,
    corps: 'Ciao {{firstname}}, ti aspettiamo',
    company_code: 'AURORA',
    recipients: ['customers'],
    categories: ['AUR-BAR'],
    scheduled_at: '',
    status: 'draft',
  });
  await expectPath(page, '/push-template/custom/list');

  await search(page, title);
  await listTable(page).getByRole('link', { name: title }).click();
  await page.getByRole('radio', { name: 'Programmata' }).check();
  await expect(page.getByText('Il tuo fuso orario: Europe/Rome')).toBeVisible();
  const moment = textField(page, 'Data di invio');
  await button(page, 'Salva').click();
  await expectNote(moment, 'Campo obbligatorio');
  await moment.pressSequentially('01/02/2020 10:30');
  await button(page, 'Salva').click();
  await expectNote(moment, 'Scegli una data e un’ora future');
  await moment.fill('');
  await moment.pressSequentially('01/07/2099 10:30');
  await expectAccessible(page, 'custom notice');
  const changed = page.waitForRequest((call) => call.method() === 'POST');
  await button(page, 'Salva').click();
  expect((await changed).postDataJSON()).toEqual({
    ...sent,
    scheduled_at: '2099-07-01T08:30:00.000Z',
    status: 'scheduled',
    updated_at: expect.any(String),
  });
  await expectPath(page, '/push-template/custom/list');

  await search(page, title);
  const unscheduled = page.waitForRequest((call) => call.method() === 'POST');
  await button(page, `Riporta in bozza: ${title}`).click();
  expect((await unscheduled).postDataJSON()).toMatchObject({ title, status: 'draft' });
  expect((await (await unscheduled).response())?.ok()).toBe(true);

  const { data } = await api.get(`${BASE.slice(1)}?channel=push&searchTerm=${title}`);
  const [{ _id }] = data.customnotices;
  await api.post(`${BASE.slice(1)}/${_id}/update`, { ...sent, status: 'sent' });
  await openCold(page, `/push-template/custom/edit/${_id}`);
  await expect(page.getByText('Già inviata')).toBeVisible();
  await expect(heading(page, title)).toBeVisible();
  await expect(button(page, 'Salva')).toHaveCount(0);
  await expect(textField(page, 'Titolo')).toHaveCount(0);
  await expectAccessible(page, 'sent notice');

  await page.getByRole('link', { name: 'Duplica' }).click();
  await expectAddress(page, `/push-template/custom/create?copy=${_id}`);
  await expect(textField(page, 'Titolo')).toHaveText(title);
  await expect(page.getByRole('radio', { name: 'Bozza' })).toBeChecked();
  const copied = page.waitForRequest((call) => call.method() === 'POST');
  await button(page, 'Salva').click();
  expect(pathOf(await copied)).toBe(BASE);
  expect((await copied).postDataJSON()).toMatchObject({ title, status: 'draft' });
});

test('a template of the other channel is not found', async ({ page, as, api, complaints }) => {
  const { data } = await api.get('api/v1/notifications/templates?channel=push');
  await as('admin');
  complaints.expect(/status of 404/);
  await openCold(page, '/email-template/list');
  const calls = recordCalls(page);
  await page.goto(`./#/email-template/edit/${data.templates[0]._id}`);
  await expect(page.getByText('Elemento non trovato').first()).toBeVisible();
  expect(calls.map((call) => call.method())).not.toContain('POST');
});
