import { expectAccessible } from './accessibility';
import { expect, test, type Api } from './fixtures';
import { newMark, pictureFile, seededPromotion } from './records';
import {
  alertSaying,
  button,
  expectAddress,
  expectNote,
  heading,
  listTable,
  openCold,
  pathOf,
  pick,
  recordCalls,
  textField,
} from './screen';
import type { Locator, Page } from '@playwright/test';

const steps = (page: Page) => page.getByRole('navigation', { name: 'Passi della promozione' });

/** Fills the three steps of a new promotion, letter by letter, up to the button that creates it. */
const fillPromotion = async (page: Page, mark: string, award: 'Regali' | 'Ricompense') => {
  await openCold(page, '/promotion/create');
  await button(page, 'Continua').click();
  await expectNote(textField(page, 'Codice'), 'Il codice è richiesto');
  await textField(page, 'Codice').pressSequentially(mark);
  await textField(page, 'Titolo').pressSequentially(`Promozione ${mark}`);
  await textField(page, 'Descrizione').pressSequentially('Chi cresce vince');
  await textField(page, 'Inizio').pressSequentially('01/02/2027');
  await textField(page, 'Fine').pressSequentially('01/02/2027');
  for (const [typed, note] of [
    ['-1', 'Inserisci un numero intero, da 0 in su'],
    ['1,5', 'Inserisci un numero intero, da 0 in su'],
    ['1e9', 'Inserisci un numero intero, da 0 in su'],
    ['12345678901234567890', 'Numero troppo grande'],
  ] as const) {
    await textField(page, 'Massimo per cliente').fill(typed);
    await textField(page, 'Massimo per cliente').blur();
    await expectNote(textField(page, 'Massimo per cliente'), note);
    await expect(textField(page, 'Massimo per cliente')).toHaveValue(typed);
  }
  await textField(page, 'Massimo per cliente').fill('3');
  await button(page, 'Continua').click();
  await expectNote(textField(page, 'Fine'), 'La fine deve venire dopo l’inizio');
  await textField(page, 'Fine').fill(award === 'Regali' ? '30/04/2027' : '31/03/2027');
  await textField(page, 'Fine').press('Enter');

  await expectAddress(page, '/promotion/create?step=award');
  await expect(page.getByRole('radio', { name: 'Regali' })).toBeVisible();
  await button(page, 'Continua').click();
  await expect(page.getByRole('radio', { name: 'Regali' })).toBeFocused();
  await page.getByRole('radio', { name: award }).check();
  await page.getByRole('radio', { name: 'Alla consegna' }).check();
  await page.locator('input[type=file]').setInputFiles(pictureFile(1200, 675));
  // The picture makes the form longer, and moves the bar with the button.
  await expect(button(page, 'Rimuovi')).toBeVisible();
  await button(page, 'Continua').click();

  await expectAddress(page, '/promotion/create?step=audience');
  await pick(page, 'Azienda', 'Aurora', /Aurora/);
  await textField(page, 'Quota').fill('50');
  await page.getByRole('checkbox', { name: 'Clienti' }).check();
  await pick(page, 'Categorie', 'Hotel', /Hotel/);
  await page.keyboard.press('Escape');
};

test('a gift promotion, from its first step to its end', async ({ page, as, api }) => {
  const mark = newMark();
  await as('admin');
  const calls = recordCalls(page);
  await fillPromotion(page, mark, 'Regali');
  await button(page, 'Crea promozione').click();
  await expect(alertSaying(page, 'status', 'Creato con successo')).toBeVisible();
  await expectAddress(page, /\/promotion\/edit\/\w+\/gift\/list$/);
  const posts = () => calls.filter((call) => call.method() === 'POST');
  expect(posts().map(pathOf)).toEqual(['/api/v1/promotions']);
  expect(posts()[0]?.postDataJSON()).toMatchObject({
    code: mark,
    start_date: '2027-02-01',
    end_date: '2027-04-30',
    award_type: 'gift',
    payout_type: 'upon_delivery',
    max_per_client: 3,
    company_quotas: [{ company_code: 'AURORA', quota: 50 }],
    recipients: ['customers'],
    categories: ['AUR-HOTEL'],
  });

  await page.getByRole('link', { name: 'Nuovo regalo' }).first().click();
  await textField(page, 'Codice').pressSequentially(`${mark}-G1`);
  await textField(page, 'Titolo').pressSequentially('Macinino');
  await textField(page, 'Valore').fill('1.234,56 €');
  await textField(page, 'Soglia').fill('5000.5');
  await page.locator('input[type=file]').setInputFiles(pictureFile(1200, 675));
  await button(page, 'Salva').click();
  await expect(listTable(page).getByRole('gridcell', { name: '1.234,56 €' })).toBeVisible();
  expect(posts()[1]?.postDataJSON()).toMatchObject({ worth: 1234.56, target: 5000.5, free: false });
  const totals = page.getByRole('region', { name: 'Totali della promozione' });
  await expect(totals).toContainText('61.728,00 €');

  await steps(page).getByRole('link', { name: 'Premi aggiuntivi' }).click();
  await page.getByRole('link', { name: 'Nuovo premio aggiuntivo' }).first().click();
  await pick(page, 'Opzione premio', 'Targa', /Targa/);
  await pick(page, 'Regalo', 'Macinino', /Macinino/);
  await textField(page, 'Soglia').fill('20000');
  await textField(page, 'Importo del premio').fill('0');
  await button(page, 'Salva').click();
  await expectNote(textField(page, 'Importo del premio'), 'Inserisci un numero maggiore di 0');
  await textField(page, 'Importo del premio').fill('100,5');
  await button(page, 'Salva').click();
  const award = listTable(page).getByRole('link', { name: /Targa/ });
  await expect(award).toBeVisible();
  expect(posts()[2]?.postDataJSON()).toMatchObject({ target_value: 20_000, reward_amount: 100.5 });

  await steps(page)
    .getByRole('link', { name: /Verifica/ })
    .click();
  const figures = page.getByRole('region', { name: 'Costi e vincitori' });
  await expect(figures.getByRole('definition')).toHaveText([/^61.929,00/, /€/, /^\d/]);
  await expect(page.getByRole('table')).toContainText('Macinino');
  await expect(page.getByText(/^Programmata: comincia il 1 feb 2027/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Fine' })).toBeVisible();
  await expectAccessible(page, 'review of a promotion');

  // Somebody else changes it meanwhile: the user learns that first, and concludes it as it is by then.
  const [stored] = (await api.get(`api/v1/promotions?searchTerm=${mark}`)).data.promotions;
  await api.post(`api/v1/promotions/${stored._id}/update`, { ...stored, max_per_client: 4 });
  const before = posts().length;
  await page.getByRole('link', { name: 'Indietro' }).click();
  await expect(award).toBeVisible();
  await button(page, 'Altre azioni').click();
  await page.getByRole('menuitem', { name: 'Concludi promozione' }).click();
  const question = page.getByRole('dialog', { name: `Concludere Promozione ${mark}?` });
  await question.getByRole('button', { name: 'Concludi promozione' }).click();
  await expect(question.getByRole('note')).toContainText('(Massimo per cliente)');
  expect(posts()).toHaveLength(before);
  await question.getByRole('button', { name: 'Concludi promozione' }).click();
  await expectAddress(page, /\/promotion\/view\/\w+\/gift$/);
  await expect(heading(page, `Promozione ${mark}`)).toBeVisible();
  await expect(page.getByText('Conclusa', { exact: true })).toBeVisible();
  expect(posts().at(-1)?.postDataJSON()).toMatchObject({
    status: 'concluded',
    code: mark,
    max_per_client: 4,
  });

  await page.getByRole('link', { name: 'Vedi il report' }).click();
  await expectAddress(page, `/promotion-report/company/${mark}`);
  await expect(page.getByRole('link', { name: 'Vedi la promozione' })).toBeVisible();
  await expect(heading(page, `Promozione ${mark}`)).toBeVisible();
  await expect(page.getByText('Premi maturati').first()).toBeVisible();
  await expect(page.getByText('Premi ancora disponibili')).toHaveCount(0);
  const [option] = (await api.get('api/v1/awardoptions?searchTerm=TARGA')).data.awardoptions;
  await openCold(page, `/promotion/award-option/edit/${option._id}`);
  const uses = page.getByRole('region', { name: 'Utilizzi' });
  await uses.getByRole('link', { name: `Promozione ${mark}` }).click();
  await expectAddress(page, /\/promotion\/edit\/\w+\/gift\/additional-award\/list$/);
});

/** A promotion of gifts that runs and overlaps others. */
const runningPromotion = async (api: Api) =>
  (await api.get('api/v1/promotions?page=1&pageSize=1&searchTerm=AUR-P06')).data.promotions[0];

test('the preview stays in its place from step to step, and below the figures of the review', async ({
  page,
  as,
  api,
}) => {
  const promotion = await runningPromotion(api);
  await page.setViewportSize({ width: 1024, height: 900 });
  await as('admin');
  await openCold(page, `/promotion/edit/${promotion._id}/gift`);
  const preview = page.getByRole('figure', { name: 'Anteprima nell’app' });
  await expect(preview).toContainText('Macinino professionale');
  const first = await preview.boundingBox();
  for (const step of ['Premio', 'Quote e destinatari', 'Regali', 'Premi aggiuntivi']) {
    await steps(page).getByText(step, { exact: true }).click();
    await expect(steps(page).locator('[aria-current]')).toContainText(step);
    await expect(preview).toContainText('Macinino professionale');
    const { x, y, width } = (await preview.boundingBox()) ?? {};
    expect({ x, y, width }, step).toEqual({ x: first?.x, y: first?.y, width: first?.width });
  }
  await steps(page).getByText('Verifica', { exact: true }).click();
  const figures = page.getByRole('region', { name: 'Costi e vincitori' });
  await expect.poll(async () => (await figures.boundingBox())?.width).toBeGreaterThan(600);
  const labels = figures.getByRole('term');
  await expect(labels).toHaveText(['Costo massimo', 'Costo simulato', 'Vincitori simulati']);
  for (const line of [labels, labels.locator('xpath=following-sibling::dd')]) {
    const tops = await line.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().y));
    expect(tops).toHaveLength(3);
    expect(new Set(tops).size).toBe(1);
  }
  const top = (await preview.boundingBox())?.y;
  expect(top).toBeGreaterThan((await figures.boundingBox())?.y ?? Infinity);
});

test('the warnings of the review open below their number, each once', async ({ page, as, api }) => {
  const promotion = await runningPromotion(api);
  await as('admin');
  await openCold(page, `/promotion/edit/${promotion._id}/gift?step=review`);
  const summary = page.locator('summary').filter({ hasText: /^\d+ avvisi/ });
  await expect(summary).toContainText('Stessi clienti');
  await summary.click();
  await expect(summary).toHaveText(/^\d+ avvisi$/, { useInnerText: true });
  const turn = await summary
    .locator('.MuiAlert-icon svg')
    .evaluate((icon) => getComputedStyle(icon).transform);
  expect(turn).toBe('none');
});

test('a reward promotion takes rewards in a drawer, whose percentages end at 100', async ({
  page,
  as,
}) => {
  const mark = newMark();
  await as('admin');
  await fillPromotion(page, mark, 'Ricompense');
  await button(page, 'Crea promozione').click();
  await expectAddress(page, /\/promotion\/edit\/\w+\/reward\/list$/);

  // From here on with the keyboard alone.
  await tabTo(page, page.getByRole('link', { name: 'Nuova ricompensa' }).first());
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Nuova ricompensa' });
  await tabTo(page, drawer.getByRole('radio', { name: 'Importo fisso' }));
  await page.keyboard.press('ArrowUp');
  await expect(drawer.getByRole('radio', { name: 'Percentuale in denaro' })).toBeChecked();
  await tabTo(page, drawer.getByRole('textbox', { name: 'Soglia' }));
  await page.keyboard.type('3000');
  const percent = drawer.getByRole('textbox', { name: 'Percentuale' });
  for (const typed of ['0', '100,01', 'dieci']) {
    await percent.fill(typed);
    await percent.blur();
    await expectNote(percent, 'Inserisci un numero maggiore di 0, fino a 100');
  }
  await tabTo(page, percent);
  await page.keyboard.press('Control+a');
  await page.keyboard.type('100');
  await page.keyboard.press('Enter');
  await expect(listTable(page).getByRole('gridcell', { name: '100% del fatturato' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Totali della promozione' })).toContainText(
    'Nessun limite una ricompensa è una percentuale del fatturato',
  );

  await tabTo(page, steps(page).getByRole('link', { name: /Verifica/ }));
  await page.keyboard.press('Enter');
  const figures = page.getByRole('region', { name: 'Costi e vincitori' });
  await expect(figures.getByText('Nessun limite', { exact: true })).toBeVisible();
  await expect(figures).toContainText('una ricompensa è una percentuale del fatturato');
  await tabTo(page, page.getByRole('slider', { name: /^Valore/ }));
  await page.keyboard.press('End');
  await expect(page.getByRole('slider', { name: /^Valore/ })).toHaveAttribute(
    'aria-valuetext',
    '200%',
  );
  await tabTo(page, button(page, 'Altre azioni'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Concludi promozione' })).toBeFocused();
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: `Concludere Promozione ${mark}?` });
  await tabTo(page, question.getByRole('button', { name: 'Concludi promozione' }));
  await page.keyboard.press('Enter');
  await expectAddress(page, /\/promotion\/view\/\w+\/reward$/);
  await openCold(page, `/promotion-report/company/${mark}`);
  await expect(heading(page, `Promozione ${mark}`)).toBeVisible();
  await expect(page.getByText('Conclusa', { exact: true })).toBeVisible();
});

/** Goes on with the tab key until `target` has the focus. */
const tabTo = async (page: Page, target: Locator) => {
  await expect(target).toBeVisible();
  for (let pressed = 0; pressed < 80; pressed++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
};

test('a gift whose promotion gives rewards by now, or was deleted, is reported and keeps the typed text', async ({
  page,
  as,
  api,
  complaints,
}) => {
  complaints.expect(/status of 404/);
  const mark = newMark();
  const { _id: seeded, updated_at: _, ...fields } = await seededPromotion(api, 'gift');
  const [{ _id: __, ...given }] = (await api.get(`api/v1/giftpromotions?promotion_id=${seeded}`))
    .data.gifts;
  const { promotion } = (await api.post('api/v1/promotions', { ...fields, code: mark })).data;
  const address = `api/v1/promotions/${promotion._id}`;
  const { gift } = (
    await api.post('api/v1/giftpromotions', {
      ...given,
      code: `${mark}-G1`,
      promotion_id: promotion._id,
    })
  ).data;
  await as('admin');
  await openCold(page, `/promotion/edit/${promotion._id}/gift/edit/${gift._id}`);
  await textField(page, 'Titolo').fill('Macinino di una volta');
  const calls = recordCalls(page);

  // A backend may let the type change while gifts hang on the promotion.
  await page.route(`**/${address}`, async (route) => {
    const response = await route.fetch();
    const json = await response.json();
    json.data.promotion.award_type = 'reward';
    await route.fulfill({ response, json });
  });
  await button(page, 'Salva').click();
  await expect(page.getByText(/la promozione è cambiata: ora dà ricompense/).first()).toBeVisible();
  await page.unroute(`**/${address}`);
  await api.get(`${address}/delete`);
  await button(page, 'Salva').click();
  await expect(page.getByText(/La promozione è stata eliminata altrove/).first()).toBeVisible();
  expect(calls.filter((call) => call.method() === 'POST')).toEqual([]);
  await expect(textField(page, 'Titolo')).toHaveValue('Macinino di una volta');
});
