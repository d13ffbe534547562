import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './accessibility';
import { expect, store, test } from './fixtures';
import { makeBoUser, makeLocation, newMark } from './records';
import {
  askToDelete,
  alertSaying,
  button,
  expectColumn,
  expectNote,
  expectPath,
  expectSortFields,
  fingers,
  heading,
  openCold,
  pick,
  recordCalls,
  search,
  textField,
  type Spot,
} from './screen';

test('a location is written with its phones, its pin and its hours', async ({ page, as, api }) => {
  const mark = newMark();
  await as('admin');
  await openCold(page, '/location/list');
  await page.getByRole('link', { name: 'Nuova sede' }).click();
  await expectPath(page, '/location/create');
  await fillLocation(page, mark);
  await page.getByRole('combobox', { name: 'Regione' }).fill('Cantone Tic');
  await textField(page, 'Telefono').fill('02 12345678');
  await textField(page, 'WhatsApp').fill('pronto');
  await textField(page, 'Fax').focus();
  await expect(textField(page, 'Telefono')).toHaveValue('+39 02 1234 5678');
  await expectNote(
    textField(page, 'WhatsApp'),
    'Telefono non valido. Per l’estero inizia con + e il prefisso del paese',
  );
  const calls = recordCalls(page);
  await button(page, 'Salva').click();
  await expect(textField(page, 'WhatsApp')).toBeFocused();
  expect(calls.filter((call) => call.method() === 'POST')).toEqual([]);
  await textField(page, 'WhatsApp').fill('333/1234567');

  await textField(page, 'Latitudine').fill('45,07');
  await textField(page, 'Longitudine').fill('7,68');
  await writeHours(page, 'Lunedì', ['9', '13'], ['1500', '19']);
  await button(page, 'Copia su altri giorni gli orari di Lunedì').click();
  await page.getByRole('menuitem', { name: 'Da lunedì a venerdì' }).click();
  await writeHours(page, 'Sabato', ['9.30', '12:30']);
  await button(page, 'Ricava dagli orari').click();
  await expect(textField(page, 'Orari (testo libero)')).toHaveValue(
    'Lun–Ven 9:00–13:00, 15:00–19:00 · Sab 9:30–12:30',
  );

  const sent = page.waitForRequest((call) => call.method() === 'POST');
  await button(page, 'Salva').click();
  expect((await sent).postDataJSON()).toEqual({
    code: mark,
    name: `Sede ${mark}`,
    company_code: 'AURORA',
    latitude: 45.07,
    longitude: 7.68,
    town: 'Lugano',
    region: 'Cantone Tic',
    address: 'Via Roma 1',
    telephone: '+39 02 1234 5678',
    fax: '',
    whatsapp: '+39 333 123 4567',
    business_hours: 'Lun–Ven 9:00–13:00, 15:00–19:00 · Sab 9:30–12:30',
    opening: [
      ...[0, 1, 2, 3, 4].flatMap((day) => [
        { day, from: '09:00', to: '13:00' },
        { day, from: '15:00', to: '19:00' },
      ]),
      { day: 5, from: '09:30', to: '12:30' },
    ],
  });
  await expectPath(page, '/location/list');
  await expect(alertSaying(page, 'status', 'Creato con successo')).toBeVisible();

  // The console's own file: hours as `day from-to`, and no cell that is a formula.
  await makeLocation(api, `${mark}-2`, { name: '=HYPERLINK("http://x")', telephone: '+39 02 1' });
  await search(page, mark);
  await expect(page.getByText('1-2 di 2')).toBeVisible();
  const download = page.waitForEvent('download');
  await button(page, 'Tipo di esportazione').click();
  await page.getByRole('menuitem', { name: 'Come dati' }).click();
  expect((await download).suggestedFilename()).toBe('locations.csv');
  const csv = await readFile(await (await download).path(), 'utf8');
  expect(csv).toContain('0 09:00-13:00|0 15:00-19:00|1 09:00-13:00');
  expect(csv).toContain(`"'=HYPERLINK(""http://x"")"`);
  expect(csv).toContain(',+39 02 1,');
});

test('the pin follows the numbers, the hand and the keys', async ({ page, as, api }) => {
  const made = await makeLocation(api, newMark());
  await as('admin');
  await openCold(page, `/location/edit/${made._id}`);
  const map = page.getByRole('application', { name: 'Mappa della posizione' });
  await map.scrollIntoViewIfNeeded();
  await expect(map.locator('[data-pin]')).toHaveCount(0);

  // Rome is where it belongs: a click on its name's mark, which is drawn at 41.9, 12.5.
  await clickCity(page, map, 'Roma');
  await expect.poll(() => degreesOf(page, 'Latitudine')).toBeCloseTo(41.9, 0);
  await expect.poll(() => degreesOf(page, 'Longitudine')).toBeCloseTo(12.5, 0);
  await expect(map).toBeFocused();

  const before = await placeOf(page);
  await page.keyboard.press('ArrowUp');
  await expect.poll(() => degreesOf(page, 'Latitudine')).toBeGreaterThan(before.latitude);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => degreesOf(page, 'Longitudine')).toBeGreaterThan(before.longitude);
  const after = await placeOf(page);
  await page.keyboard.press('+');
  await page.keyboard.press('Shift+ArrowDown');
  expect(await placeOf(page)).toEqual(after);

  const pin = map.locator('[data-pin]');
  const box = (await pin.boundingBox())!;
  await page.mouse.move(box.x + 14, box.y + 16);
  await page.mouse.down();
  await page.mouse.move(box.x + 14, box.y + 76, { steps: 4 });
  await page.mouse.up();
  await expect.poll(() => degreesOf(page, 'Latitudine')).toBeLessThan(after.latitude);
  await expect.poll(() => degreesOf(page, 'Longitudine')).toBeCloseTo(after.longitude, 3);

  // Outside Italy the plane goes on.
  await textField(page, 'Latitudine').fill('-33,87');
  await textField(page, 'Longitudine').fill('151,2');
  await button(page, 'Mostra tutto').click();
  await expect(pin).toBeVisible();
  await textField(page, 'Latitudine').fill('90,1');
  await textField(page, 'Longitudine').focus();
  await expectNote(textField(page, 'Latitudine'), 'Inserisci un numero da -90 a 90');
  await expect(pin).toHaveCount(0);

  await button(page, 'Rimuovi la posizione').click();
  await map.focus();
  await page.keyboard.press('Enter');
  await expect(pin).toBeVisible();
  const sent = page.waitForRequest((call) => call.method() === 'POST');
  const { latitude, longitude } = await placeOf(page);
  await page.keyboard.press('Control+s');
  expect((await sent).postDataJSON()).toMatchObject({ latitude, longitude });
});

test('the map keeps what is taken of it under the mouse, and under one finger or two', async ({
  page,
  as,
}) => {
  await as('admin');
  await openCold(page, '/location/create');
  const map = page.getByRole('application', { name: 'Mappa della posizione' });
  await map.scrollIntoViewIfNeeded();
  // The whole country, Sicily and Sardinia as well.
  const [frame, land] = await Promise.all(
    [map, map.locator('.map-land')].map(async (part) => (await part.boundingBox())!),
  );
  expect(land!.x).toBeGreaterThan(frame!.x);
  expect(land!.y).toBeGreaterThan(frame!.y);
  expect(land!.x + land!.width).toBeLessThan(frame!.x + frame!.width);
  expect(land!.y + land!.height).toBeLessThan(frame!.y + frame!.height);
  const rome = await cityAt(page, map, 'Roma');

  await page.mouse.move(rome.x, rome.y);
  await page.mouse.down();
  await page.mouse.move(rome.x - 90, rome.y + 40, { steps: 30 });
  await page.mouse.up();
  await expectCity(page, map, 'Roma', { x: rome.x - 90, y: rome.y + 40 });

  const hand = await fingers(page);
  await hand.put([{ x: rome.x, y: rome.y }]);
  for (let by = 6; by <= 90; by += 6) await hand.move([{ x: rome.x + by, y: rome.y }]);
  await hand.lift();
  await expectCity(page, map, 'Roma', { x: rome.x, y: rome.y + 40 });

  const naples = await cityAt(page, map, 'Napoli');
  const middle = { x: rome.x, y: rome.y + 40 };
  const around = (by: number) => [
    { x: middle.x - by, y: middle.y },
    { x: middle.x + by, y: middle.y },
  ];
  await hand.put(around(40));
  for (let by = 44; by <= 80; by += 4) await hand.move(around(by));
  await hand.lift();
  await expectCity(page, map, 'Roma', middle);
  await expectCity(page, map, 'Napoli', {
    x: middle.x + 2 * (naples.x - middle.x),
    y: middle.y + 2 * (naples.y - middle.y),
  });
  await expect(map.locator('[data-pin]')).toHaveCount(0);

  await hand.put([middle]);
  await hand.lift();
  await expect(map.locator('[data-pin]')).toBeVisible();
  await expect.poll(() => degreesOf(page, 'Latitudine')).toBeCloseTo(41.9, 1);
});

test('hours that overlap are refused at their row, and nothing is sent', async ({
  page,
  as,
  api,
}) => {
  const made = await makeLocation(api, newMark(), {
    opening: [{ day: 0, from: '09:00', to: '13:00' }],
  });
  await as('admin');
  await openCold(page, `/location/edit/${made._id}`);
  await writeHours(page, 'Lunedì', null, ['12:30', '18']);
  const monday = page.getByRole('group', { name: 'Lunedì', exact: true });
  const start = monday.getByRole('textbox', { name: 'Dalle, Lunedì' }).last();
  const calls = recordCalls(page);
  await button(page, 'Salva').click();
  await expectNote(start, 'Si sovrappone a un altro orario dello stesso giorno');
  await expect(start).toBeFocused();
  await start.fill('14');
  await expect(start).toHaveValue('14');
  await monday.getByRole('textbox', { name: 'Alle, Lunedì' }).last().fill('13');
  await button(page, 'Salva').click();
  await expectNote(start, 'L’orario di fine deve venire dopo quello di inizio');
  expect(calls.filter((call) => call.method() === 'POST')).toEqual([]);
  await button(monday, 'Rimuovi l’orario 14:00–13:00, Lunedì').click();
  await expect(button(monday, 'Aggiungi un orario: Lunedì')).toBeFocused();
  await button(monday, 'Rimuovi l’orario 9:00–13:00, Lunedì').click();
  await expect(monday.getByText('Chiuso')).toBeVisible();
  const sent = page.waitForRequest((call) => call.method() === 'POST');
  await button(page, 'Salva').click();
  expect((await sent).postDataJSON().opening).toEqual([]);
});

test('the hours stay inside the form in every window', async ({ page, as, api }) => {
  const { _id } = await makeLocation(api, newMark(), {
    opening: [{ day: 0, from: '09:00', to: '13:00' }],
  });
  await as('admin');
  await openCold(page, `/location/edit/${_id}`);
  const monday = page.getByRole('group', { name: 'Lunedì', exact: true });
  await expect(monday).toBeVisible();
  for (const width of [1_440, 1_024, 390, 320]) {
    await page.setViewportSize({ width, height: 900 });
    const beyond = () =>
      monday.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    await expect.poll(beyond, `at ${width} pixels`).toBe(0);
  }
});

test('what is stored and untouched is sent as it was; deleted, it is gone', async ({
  page,
  as,
  api,
}) => {
  const mark = newMark();
  const made = await makeLocation(api, mark, { telephone: 'interno 12', fax: '02 12345678' });
  await as('admin');
  await openCold(page, `/location/edit/${made._id}`);
  await textField(page, 'Telefono').focus();
  await textField(page, 'Fax').focus();
  await textField(page, 'Nome').fill('Altro nome');
  const sent = page.waitForRequest((call) => call.method() === 'POST');
  await button(page, 'Salva').click();
  expect((await sent).postDataJSON()).toMatchObject({
    name: 'Altro nome',
    telephone: 'interno 12',
    fax: '02 12345678',
    updated_at: made.updated_at,
  });
  expect((await sent).postDataJSON()).not.toHaveProperty('_id');
  await expectPath(page, '/location/list');

  await search(page, mark);
  await expectColumn(page, 'Nome', ['Altro nome']);
  await expectSortFields(page, '/api/v1/locations', {
    Codice: 'code',
    Nome: 'name',
    Azienda: 'company_code',
    Comune: 'town',
    Regione: 'region',
    Telefono: 'telephone',
  });
  await page.getByRole('main').getByRole('link', { name: 'Altro nome' }).click();
  await askToDelete(page);
  await button(page.getByRole('dialog', { name: 'Eliminare Altro nome?' }), 'Elimina').click();
  await expect(alertSaying(page, 'status', 'Eliminato con successo')).toBeVisible();
  await expect(page.getByText(/^Nessun risultato per «/)).toBeVisible();
});

test('a location in use stays, and the dialog leads to who uses it', async ({
  page,
  as,
  api,
  complaints,
}) => {
  complaints.expect(/status of 409/);
  const mark = newMark();
  const made = await makeLocation(api, mark);
  await makeBoUser(api, `${mark}-A`, { location_code: mark });
  await as('admin');
  await openCold(page, `/location/edit/${made._id}`);
  await askToDelete(page);
  const dialog = page.getByRole('dialog', {
    name: `Sede ${mark} è ancora in uso: 1 utente back-office`,
  });
  const question = page.getByRole('dialog', { name: `Eliminare Sede ${mark}?` });
  await expect(dialog.getByRole('link')).toHaveText(['1 utente back-office']);
  await button(dialog, 'Elimina comunque').click();
  await button(question, 'Elimina').click();
  await expect(alertSaying(page, 'alert', 'è collegata a 1 utente back-office')).toBeVisible();
  const refused = page.getByRole('dialog', { name: `Impossibile eliminare Sede ${mark}` });
  await refused.getByRole('link', { name: '1 utente back-office' }).click();
  await expectPath(page, '/bo-user/list');
  await expect(page.getByRole('grid').getByText(`${mark}-A`, { exact: true })).toBeVisible();
});

test('the map of the list shows what the list finds, each place a link', async ({
  page,
  as,
  api,
}) => {
  const mark = newMark();
  const made = await makeLocation(api, mark, { latitude: 38.12, longitude: 13.36 });
  await makeLocation(api, `${mark}-2`, { latitude: 45.07, longitude: 7.69 });
  await makeLocation(api, `${mark}-3`);
  await as('admin');
  await openCold(page, '/location/list');
  await search(page, mark);
  await button(page, 'Mappa').click();
  const map = page.getByRole('application', { name: 'Sedi sulla mappa' });
  await expect(map.getByRole('link')).toHaveCount(2);
  await expect(page.getByText('1 sede senza posizione')).toBeVisible();
  await map.getByRole('link', { name: `Sede ${mark}`, exact: true }).click();
  await expectPath(page, `/location/edit/${made._id}`);
});

test('the pages of locations are accessible', async ({ page, as, api }) => {
  test.slow();
  const { _id } = await makeLocation(api, newMark(), {
    latitude: 45,
    longitude: 9,
    opening: [{ day: 0, from: '09:00', to: '13:00' }],
  });
  await as('admin');
  await store(page, { 'loyalty.preference.location.map': 'true' });
  await openCold(page, '/location/list');
  await expect(page.getByRole('application')).toBeVisible();
  await expectAccessible(page, 'list');
  await openCold(page, `/location/edit/${_id}`);
  await expect(page.getByRole('application')).toBeVisible();
  await button(page, 'Aggiungi un orario: Lunedì').click();
  await page.keyboard.type('8');
  await button(page, 'Salva').click();
  await expect(page.getByText(/^Si sovrappone/)).toBeVisible();
  await expectAccessible(page, 'a week that is wrong');
});

const fillLocation = async (page: Page, mark: string) => {
  await expect(heading(page, 'Nuova sede')).toBeVisible();
  await textField(page, 'Codice').fill(mark);
  await textField(page, 'Nome').fill(`Sede ${mark}`);
  await pick(page, 'Azienda', 'Aurora', /Aurora/);
  await textField(page, 'Indirizzo').fill('Via Roma 1');
  await textField(page, 'Comune').fill('Lugano');
  await page.getByRole('combobox', { name: 'Regione' }).fill('Ticino');
  await page.getByRole('combobox', { name: 'Regione' }).press('Tab');
};

/** Adds intervals to a day, typed as a person in a hurry types them; null leaves one that is there. */
const writeHours = async (page: Page, day: string, ...intervals: ([string, string] | null)[]) => {
  const row = page.getByRole('group', { name: day, exact: true });
  for (const [place, interval] of intervals.entries()) {
    if (!interval) continue;
    await button(row, `Aggiungi un orario: ${day}`).click();
    await expect(row.getByRole('textbox', { name: `Dalle, ${day}` }).nth(place)).toBeFocused();
    await page.keyboard.type(interval[0]);
    await page.keyboard.press('Tab');
    await page.keyboard.type(interval[1]);
    await page.keyboard.press('Tab');
  }
};

const degreesOf = async (page: Page, field: string) =>
  Number((await textField(page, field).inputValue()).replace(',', '.'));

const placeOf = async (page: Page) => ({
  latitude: await degreesOf(page, 'Latitudine'),
  longitude: await degreesOf(page, 'Longitudine'),
});

/** Where the mark of a town is drawn, in pixels of the page. */
const cityAt = async (page: Page, map: Locator, name: string): Promise<Spot> => {
  const mark = map.locator('.map-city', { has: page.getByText(name, { exact: true }) });
  const { x, y, width, height } = (await mark.boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
};

/** The mark of a town lies there, within a pixel and a half. */
const expectCity = (page: Page, map: Locator, name: string, { x, y }: Spot) =>
  expect
    .poll(async () => {
      const city = await cityAt(page, map, name);
      return Math.hypot(city.x - x, city.y - y);
    })
    .toBeLessThan(1.5);

/** Clicks on the mark beside a town's name. */
const clickCity = async (page: Page, map: Locator, name: string) => {
  const { x, y } = await cityAt(page, map, name);
  await page.mouse.click(x, y);
};
