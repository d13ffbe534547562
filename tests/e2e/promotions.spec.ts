import { readFile } from 'node:fs/promises';
import { expectAccessible } from './accessibility';
import { expect, test, type Api } from './fixtures';
import { makeCustomer, newMark, seededPromotion } from './records';
import {
  askToDelete,
  button,
  column,
  expectAddress,
  expectPath,
  filterBy,
  heading,
  listTable,
  openCold,
  pathOf,
  queryOf,
  recordCalls,
  textField,
} from './screen';

test('promotions are filtered and exported, and a row opens the page of its promotion', async ({
  page,
  as,
  api,
}) => {
  const { data } = await api.get(
    'api/v1/promotions?page=1&pageSize=10&searchTerm=&company_code=AURORA&status=active&award_type=reward&sortField=end_date&sortDir=1',
  );
  const [promotion] = data.promotions;
  await as('admin');
  await openCold(page, '/promotion/list');
  await expect(listTable(page).getByRole('columnheader')).toHaveText([
    '',
    'Codice',
    'Titolo',
    'Aziende',
    'Tipo di premio',
    'Periodo',
    'Fase',
    'Azioni',
  ]);
  await filterBy(page, 'Tipo di premio', 'Ricompense');
  const asked = page.waitForRequest((call) => queryOf(call).company_code !== undefined);
  await filterBy(page, 'Azienda', /Aurora/, 'Aurora');
  expect(queryOf(await asked)).toMatchObject({
    company_code: 'AURORA',
    status: 'active',
    award_type: 'reward',
    sortField: 'end_date',
    sortDir: '1',
  });
  await expect
    .poll(() => column(page, 'Codice'))
    .toEqual(data.promotions.map(({ code }: { code: string }) => code));

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Esporta CSV' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe('promotions.csv');
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(data.promotions.length + 1);
  expect(lines[1]).toContain(`${dayOf(promotion.start_date)} – ${dayOf(promotion.end_date)}`);

  const address = `/promotion/edit/${promotion._id}/reward`;
  const link = listTable(page).getByRole('link', { name: promotion.title });
  await expect(link).toHaveAttribute('href', `#${address}`);
  await listTable(page).getByRole('gridcell', { name: promotion.code }).click();
  await expectAddress(page, address);
  await expect(heading(page, promotion.title)).toBeVisible();
  await expect(textField(page, 'Titolo')).toHaveValue(promotion.title);
  await expectAccessible(page, 'promotion');
});

/** A promotion of active status whose end is past, without awards. */
const makeOver = async (api: Api) => {
  const { data } = await api.get(
    'api/v1/promotions?page=1&pageSize=1&searchTerm=&status=active&sortField=end_date&sortDir=1',
  );
  const [seeded] = data.promotions;
  expect(Date.parse(seeded.end_date)).toBeLessThan(Date.now());
  const mark = newMark();
  const own = { ...seeded, _id: undefined, code: mark, title: `Promozione ${mark}` };
  return (await api.post('api/v1/promotions', own)).data.promotion;
};

test('a promotion whose end is past is concluded from its row, after its awards to pay are named', async ({
  page,
  as,
  api,
}) => {
  const { code, title } = await makeOver(api);
  await as('admin');
  await openCold(page, '/promotion/list');
  await page.getByRole('link', { name: 'Da concludere', exact: true }).click();
  const row = listTable(page).getByRole('row').filter({ hasText: code });
  await row.hover();
  await button(row, `Concludi promozione: ${title}`).click();
  const question = page.getByRole('dialog', { name: `Concludere ${title}?` });
  await expect(question).toContainText('0 premi da erogare a saldo finale.');
  const posted = page.waitForRequest((call) => call.method() === 'POST');
  await button(question, 'Concludi promozione').click();
  expect((await posted).postDataJSON()).toMatchObject({ code, status: 'concluded' });
  await expect(row).toHaveCount(0);
});

test('a promotion is concluded after an edit of its own, which is no change by others', async ({
  page,
  as,
  api,
}) => {
  const { _id, title, award_type } = await makeOver(api);
  await as('admin');
  await openCold(page, `/promotion/edit/${_id}/${award_type}`);
  await textField(page, 'Titolo').fill(`Altra ${title}`);
  await button(page, 'Salva').click();
  await expectAddress(page, new RegExp(`/promotion/edit/${_id}/${award_type}\\?step=award`));
  await expect(heading(page, `Altra ${title}`)).toBeVisible();
  await button(page, 'Concludi promozione').click();
  const question = page.getByRole('dialog', { name: `Concludere Altra ${title}?` });
  await button(question, 'Concludi promozione').click();
  await expectAddress(page, `/promotion/view/${_id}/${award_type}`);
  await expect(page.getByText('Conclusa', { exact: true })).toBeVisible();
});

test('the way back from a concluded promotion leads to none of its steps', async ({
  page,
  as,
  api,
}) => {
  const { _id, title, award_type } = await makeOver(api);
  const view = `/promotion/view/${_id}/${award_type}`;
  await as('admin');
  await openCold(page, '/promotion/list');
  await page.goto(`./#/promotion/edit/${_id}/${award_type}`);
  const steps = ['step=award', 'step=audience', 'list', 'additional-award/list', 'step=review'];
  for (const [at, step] of steps.entries()) {
    await page.getByRole('link', { name: 'Continua' }).click();
    await expectAddress(page, new RegExp(`${step}$`));
    // The address changes before the page, whose link still leads here.
    await expect(page.locator('[aria-current="step"]')).toHaveAccessibleName(
      new RegExp(`^Passo ${at + 2} `),
    );
  }
  await button(page, 'Concludi promozione').click();
  const question = page.getByRole('dialog', { name: `Concludere ${title}?` });
  await button(question, 'Concludi promozione').click();
  await expectAddress(page, view);
  await page.goBack();
  await expect(heading(page, 'Promozioni')).toBeVisible();
  for (let at = 0; at <= steps.length; at += 1) {
    await page.goForward();
    await expect(button(page, 'Salva')).toHaveCount(0);
    await expectAddress(page, view);
  }

  // A form opened since then corrects the concluded promotion, and the way back leads to it.
  await page.getByRole('link', { name: 'Modifica' }).click();
  await expect(button(page, 'Salva')).toBeVisible();
  await page.getByRole('link', { name: 'Continua' }).click();
  await expectAddress(page, /step=award$/);
  await page.goBack();
  await expectAddress(page, `/promotion/edit/${_id}/${award_type}`);
  await expect(button(page, 'Salva')).toBeVisible();
});

test('the address of a promotion says what it gives: another one leads to it', async ({
  page,
  as,
  api,
  complaints,
}) => {
  complaints.expect(/status of 404/);
  await as('agent');
  await openCold(page, '/promotion/list');
  for (const [award, other] of [
    ['gift', 'reward'],
    ['reward', 'gift'],
  ] as const) {
    const { _id, title } = await seededPromotion(api, award);
    await page.goto(`./#/promotion/view/${_id}/${other}`);
    await expect(heading(page, String(title))).toBeVisible();
    await expectAddress(page, `/promotion/view/${_id}/${award}`);
    await expect(button(page, 'Concludi promozione')).toHaveCount(0);
    await page.goBack();
    await expect(heading(page, 'Promozioni')).toBeVisible();
  }
  const { promotion, gift, award } = await promotionWithAward(api, 'gift');
  const view = `/promotion/view/${promotion}/gift`;
  await openCold(page, `${view}/additional-award/list`);
  await expect(listTable(page).getByRole('columnheader', { name: 'Regalo' })).toBeVisible();
  await listTable(page).getByRole('row').nth(1).getByRole('link').first().click();
  await expectAddress(page, `${view}/additional-award/view/${award}`);
  // Where rewards are given no award hangs on a gift.
  const rewarding = await promotionWithAward(api, 'reward');
  await openCold(page, `/promotion/view/${rewarding.promotion}/reward/additional-award/list`);
  await expect(listTable(page).getByRole('columnheader')).toHaveText([
    'Opzione premio',
    'Soglia',
    'Importo del premio',
  ]);
  await openCold(page, `${view}/${gift}`);
  await expect(page.getByRole('region', { name: 'Premi aggiuntivi' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  for (const edit of ['gift', 'gift/list', 'gift/create', 'gift/additional-award/list']) {
    await openCold(page, `/promotion/edit/${promotion}/${edit}`);
    await expect(heading(page, 'Impossibile Visitare Questa Pagina')).toBeVisible();
  }
  const { data } = await api.get(
    'api/v1/promotions?page=1&pageSize=1&searchTerm=&company_code=MONVISO',
  );
  await openCold(page, `/promotion/view/${data.promotions[0]._id}/gift`);
  await expect(heading(page, 'Elemento non trovato')).toBeVisible();
  await openCold(page, `/promotion/view/${data.promotions[0]._id}/prize`);
  await expectAddress(page, '/error/error-v1');
});

test('whether a copy takes along what its promotion gives outlives a reload', async ({
  page,
  as,
  api,
}) => {
  const { _id } = await seededPromotion(api, 'gift');
  await as('admin');
  await openCold(page, `/promotion/create?copy=${_id}`);
  const parts = page.getByRole('switch', { name: /^Copia anche/ });
  await expect(parts).toBeChecked();
  await parts.click();
  await expectAddress(page, `/promotion/create?copy=${_id}&parts=no`);
  await page.reload();
  await expect(parts).not.toBeChecked();
});

test('the deletion of a promotion or a gift leads to the additional awards that go with it', async ({
  page,
  as,
  api,
}) => {
  const { promotion, gift, award } = await promotionWithAward(api, 'gift');
  const awards = `/promotion/edit/${promotion}/gift/additional-award`;
  const openAwards = async (name: string) => {
    await page.getByRole('dialog').getByRole('link', { name }).click();
    await expect(page.locator(`a[href$="${awards}/edit/${award}"]`).first()).toBeVisible();
    await expect(page.getByRole('grid').last().getByRole('row')).toHaveCount(2);
  };
  await as('admin');
  await openCold(page, `/promotion/edit/${promotion}/gift`);
  await askToDelete(page);
  await expect(page.getByRole('dialog').getByRole('link', { name: /regal/i })).toBeVisible();
  await openAwards('1 premio aggiuntivo');
  await expectPath(page, `${awards}/list`);

  await openCold(page, `/promotion/edit/${promotion}/gift/edit/${gift}`);
  await askToDelete(page);
  await openAwards('1 premio aggiuntivo');
  await expectAddress(page, new RegExp(`${awards}/list\\?.*${gift}`));

  const rewarding = await promotionWithAward(api, 'reward');
  await openCold(page, `/promotion/edit/${rewarding.promotion}/reward`);
  await askToDelete(page);
  await page.getByRole('dialog').getByRole('link', { name: '1 premio aggiuntivo' }).click();
  await expectPath(page, `/promotion/edit/${rewarding.promotion}/reward/additional-award/list`);
});

/** A seeded promotion of an agent's company with one additional award, by their ids and that of the award's gift. */
const promotionWithAward = async (api: Api, gives: 'gift' | 'reward') => {
  const { data } = await api.get(
    `api/v1/promotions?pageSize=100&searchTerm=&company_code=AURORA&award_type=${gives}`,
  );
  for (const { _id } of data.promotions) {
    const { promotargets } = (await api.get(`api/v1/promotargets?promotion_id=${_id}`)).data;
    const [first] = promotargets;
    if (promotargets.length === 1) return { promotion: _id, gift: first.gift_id, award: first._id };
  }
  throw new Error('No seeded promotion has one additional award');
};

test('the page of a customer shows the promotions they may take part in', async ({
  page,
  as,
  api,
}) => {
  const { data } = await api.get(
    'api/v1/promotions?page=1&pageSize=100&searchTerm=&company_code=AURORA',
  );
  const own: Listed[] = data.promotions.filter(
    ({ recipients, categories }: Listed) =>
      recipients.includes('customers') && categories.includes('AUR-HOTEL'),
  );
  own.sort((one, other) => one.end_date.localeCompare(other.end_date, 'en'));
  const expected = [
    ...own.filter(({ status }) => status === 'active'),
    ...own.filter(({ status }) => status === 'concluded').toReversed(),
  ].map(({ title }) => title);
  const { _id, business_name } = await makeCustomer(api, newMark(), { categories: ['AUR-HOTEL'] });
  await as('agent');
  await openCold(page, '/app-user/list');
  const calls = recordCalls(page);
  await page.goto(`./#/app-user/list?open=${_id}`);
  const panel = page.getByRole('dialog', { name: String(business_name) });
  const card = panel.getByRole('region', { name: 'Promozioni', exact: true });
  // Six at first: other stories add promotions.
  await expect(card.getByRole('heading', { level: 3 })).toHaveText(expected.slice(0, 6));
  const asked = calls.filter((call) => pathOf(call) === '/api/v1/promotions').map(queryOf);
  expect(asked).toMatchObject([{ company_code: 'AURORA' }]);

  await card.getByRole('link', { name: expected[0] }).click();
  await expect(heading(page, expected[0] ?? '')).toBeVisible();
  await page.goBack();
  await expect(card.getByRole('link', { name: expected[0] })).toBeVisible();
});

type Listed = {
  title: string;
  recipients: string[];
  categories: string[];
  status: string;
  end_date: string;
};

/** A day of the wire in the figures of an Italian file: `1/9/2026`. */
const dayOf = (day: unknown): string =>
  String(day).slice(0, 10).split('-').map(Number).toReversed().join('/');
