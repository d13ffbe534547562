import { readFile } from 'node:fs/promises';
import { expectAccessible } from './accessibility';
import { expect, test } from './fixtures';
import { browserToday, makeCustomer, newMark, seededTarget } from './records';
import {
  asksForRows,
  column,
  expectAddress,
  expectPath,
  filterBy,
  filterNames,
  heading,
  listTable,
  openCold,
  pathOf,
  queryOf,
  recordCalls,
  search,
} from './screen';

const YEAR = String(browserToday().year);
const EURO = new Intl.NumberFormat('it', {
  style: 'currency',
  currency: 'EUR',
  useGrouping: 'always',
});

test('targets are filtered and exported, and a row opens the page of its target', async ({
  page,
  as,
  api,
}) => {
  const { customer, ...target } = await seededTarget(api);
  await as('admin');
  await openCold(page, '/target/list');
  await expect(listTable(page).getByRole('columnheader')).toHaveText([
    '',
    'Cliente',
    'Agente',
    'Periodo',
    'Obiettivo',
    'Raggiunto',
    'Avanzamento',
    'Andamento',
    'Serve al mese',
    'Azioni',
  ]);
  const filters = page.getByRole('search');
  const asked = page.waitForRequest(
    (call) => asksForRows('/api/v1/targets')(call) && queryOf(call).reward_type !== undefined,
  );
  await filterBy(page, 'Premio', 'Super premio');
  expect(queryOf(await asked)).toMatchObject({ reward_type: 'super_prize' });
  await filters.getByRole('button', { name: 'Rimuovi i filtri' }).click();
  await filterBy(page, 'Anno', YEAR);
  await search(page, customer.code);
  await expect.poll(() => column(page, 'Cliente')).toEqual([customer.business_name]);
  // A half of the year is named with it.
  const [period = ''] = await column(page, 'Periodo');
  expect(period).toMatch(new RegExp(`^([12]° semestre )?${YEAR}$`));
  const [percent] = await column(page, 'Avanzamento');
  const share = Number(target.achieved_value) / Number(target.target_value);
  expect(percent).toBe(
    new Intl.NumberFormat('it', { style: 'percent', maximumFractionDigits: 1 }).format(share),
  );

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Esporta CSV' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe('targets.csv');
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain(customer.code);
  expect(lines[1]).toContain(String(target.achieved_value).replace('.', ','));

  await listTable(page).getByRole('link', { name: customer.business_name }).click();
  await expectAddress(page, `/target/view/${target._id}`);
  await expect(heading(page, `${customer.business_name} · ${period}`)).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Percorso di navigazione' })).toContainText(
    `${customer.business_name} · ${period}`,
  );
  await expect(page.getByText(EURO.format(Number(target.target_value))).first()).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Avanzamento' })).toBeVisible();
  const milestones = target.milestones as { achieved: boolean }[];
  const list = page.getByRole('list', { name: 'Traguardi' });
  await expect(list.getByRole('listitem')).toHaveCount(milestones.length);
  await expect(list.getByText('Raggiunto', { exact: true })).toHaveCount(
    milestones.filter(({ achieved }) => achieved).length,
  );
  await expectAccessible(page, 'target');
});

test('the total of turnovers follows the filters, and is summed up where the answer has none', async ({
  page,
  as,
  api,
}) => {
  const { customer } = await seededTarget(api);
  const { data } = await api.get(
    `api/v1/turnovers?page=1&pageSize=100&searchTerm=${customer.code}&year=${YEAR}`,
  );
  await as('admin');
  await openCold(page, '/turnover/list');
  const total = page.getByRole('region', { name: 'Totale' });
  await expect(total).toContainText('Somma di');
  // The figures obey the filters above them.
  const filters = await page.getByRole('search').boundingBox();
  expect((await total.boundingBox())?.y).toBeGreaterThanOrEqual(
    (filters?.y ?? 0) + (filters?.height ?? 0),
  );
  await search(page, customer.code);
  await filterBy(page, 'Anno', YEAR);
  await expect(total).toContainText(EURO.format(data.total_amount));
  await expect(total).toContainText(`Somma di ${data.total_rows} rig`);
  await expect(total).toContainText(`Totale ${YEAR}`);
  await expect(total.getByRole('img', { name: /^Grafico del fatturato per mese/ })).toBeVisible();
  await filterBy(page, 'Mese', 'gennaio');
  await expect
    .poll(async () => (await column(page, 'Mese')).filter((month) => !month.startsWith('gennaio')))
    .toEqual([]);

  await page.route('**/api/v1/turnovers?*', async (route) => {
    const answer = await (await route.fetch()).json();
    delete answer.data.total_amount;
    await route.fulfill({ json: answer });
  });
  const calls = recordCalls(page);
  const filter = JSON.stringify({ q: customer.code, year: YEAR });
  await openCold(page, `/turnover/list?filter=${encodeURIComponent(filter)}`);
  await expect(total).toContainText(EURO.format(data.total_amount));
  const sums = calls.filter(
    (call) => isTurnover(call) && queryOf(call).pageSize === '1000' && !queryOf(call).month,
  );
  expect(sums.map(queryOf)).toMatchObject([{ searchTerm: customer.code, year: YEAR }]);
  await expectAccessible(page, 'turnovers');
});

test('turnover is summed by agent, targets by company, and who is behind is exported', async ({
  page,
  as,
}) => {
  await as('admin');
  await openCold(page, '/turnover/list');
  await page.getByRole('combobox', { name: 'Riepilogo per' }).click();
  await page.getByRole('option', { name: 'Agente' }).click();
  const summary = page.getByRole('region', { name: 'Fatturato per agente' });
  await expect(page.getByRole('status')).toContainText('Fatturato per agente');
  await expect(summary.getByRole('row').nth(1)).toContainText('€');
  await expect(summary.getByRole('row')).not.toHaveCount(2);
  await page.reload();
  await expect(summary.getByRole('row').nth(1)).toContainText('€');
  await expect(page).toHaveURL(/[?&]summary=agent_code/);
  await page.goBack();
  await expect(summary).toHaveCount(0);
  await expect(heading(page, 'Fatturato')).toBeVisible();
  await page.goForward();
  await expect(summary).toBeVisible();
  await page.getByRole('combobox', { name: 'Riepilogo per' }).click();
  await page.getByRole('option', { name: 'Mese', exact: true }).click();
  const months = page.getByRole('region', { name: 'Fatturato per mese' });
  // The newest month comes first.
  await expect(months.getByRole('columnheader', { name: 'Mese' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  await expectAccessible(page, 'turnover by agent');
  const summed = page.waitForEvent('download');
  await months.getByRole('button', { name: 'Esporta CSV' }).click();
  const file = await summed;
  expect(file.suggestedFilename()).toBe('turnovers-month.csv');
  const [head = '', newest = ''] = (await readFile(await file.path(), 'utf8')).split('\r\n');
  expect(head).toBe('\uFEFFPosizione;Mese;Importo;Quota;Anno prima;Variazione');
  const first = months.getByRole('row').nth(1);
  await expect(first.getByRole('gridcell').nth(1)).toHaveText(newest.split(';')[1] ?? '');

  await openCold(page, '/target/list');
  await filterBy(page, 'Andamento', 'In ritardo');
  await filterBy(page, 'Anno', YEAR);
  await expect
    .poll(async () => [...new Set(await column(page, 'Andamento'))])
    .toEqual(['In ritardo']);

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Esporta CSV' }).click();
  const [header = [], ...lines] = (await readFile(await (await saved).path(), 'utf8'))
    .trim()
    .split('\r\n')
    .map((line) => line.split(';'));
  expect(lines.length).toBeGreaterThan(10);
  const cell = (line: string[], name: string) => line[header.indexOf(name)] ?? '';
  const euros = (line: string[], name: string) => Number(cell(line, name).replace(',', '.'));
  const monthsLeft = 13 - browserToday().month;
  for (const line of lines) {
    expect(cell(line, 'Andamento')).toBe('In ritardo');
    const missing = euros(line, 'Obiettivo') - euros(line, 'Raggiunto');
    expect(Math.abs(euros(line, 'Serve al mese') - missing / monthsLeft)).toBeLessThan(0.011);
  }

  await page.getByRole('combobox', { name: 'Riepilogo per' }).click();
  await page.getByRole('option', { name: 'Azienda' }).click();
  const companies = page.getByRole('region', { name: 'Obiettivi per azienda' });
  await expect(companies).toContainText(`Somma di ${lines.length} obiettivi`);
  await expect(companies.getByRole('row').nth(1)).toContainText('€');
  await expectAccessible(page, 'targets by company');
  await companies.getByRole('button', { name: 'Mostra solo queste righe' }).first().click();
  await expect(page).toHaveURL(/company_code/);
  await expect(companies.getByRole('row')).toHaveCount(2);
});

test('targets are copied to the next year, shown, checked and imported with their milestones', async ({
  page,
  as,
  api,
}) => {
  const { customer, ...target } = await seededTarget(api);
  const milestones = target.milestones as { threshold: number }[];
  await as('admin');
  await openCold(page, '/target/list');
  await filterBy(page, 'Anno', YEAR);
  await search(page, customer.code);
  await expect.poll(() => column(page, 'Cliente')).toEqual([customer.business_name]);
  await listTable(page).getByRole('checkbox').first().click();
  await page.getByRole('button', { name: 'Copia nell’anno dopo', exact: true }).click();
  const dialog = page.getByRole('dialog');
  // Typed at once: it replaces the 0.
  await expect(dialog.getByLabel('Variazione in percentuale')).toBeFocused();
  const wrong = 'Inserisci una percentuale sopra -100, fino a 1.000';
  for (const typed of ['-100', '1001']) {
    await page.keyboard.press('Control+a');
    await page.keyboard.type(typed);
    await expect(page.getByRole('status').filter({ hasText: wrong })).toHaveCount(1);
    await expect(dialog.getByRole('row').nth(1)).toContainText('–');
    await expect(
      dialog.getByRole('button', { name: 'Copia e controlla in Importa' }),
    ).toBeDisabled();
  }
  await page.keyboard.press('Control+a');
  await page.keyboard.type('+10');
  await dialog.getByRole('combobox', { name: 'Arrotondamento' }).click();
  await page.getByRole('option', { name: 'A 100 €' }).click();
  await expect(page.getByRole('listbox')).toHaveCount(0);
  const raised = (amount: number) => Math.round((amount * 1.1) / 100) * 100;
  const value = raised(Number(target.target_value));
  await expect(dialog.getByRole('row').nth(1)).toContainText(EURO.format(value));
  await expect(dialog).toContainText('1 obiettivo da importare');
  await expectAccessible(page, 'targets of the next year');
  await dialog.getByRole('button', { name: 'Copia e controlla in Importa' }).click();

  await expectAddress(page, '/csv/list/Target');
  await page.getByRole('button', { name: 'Importa 1 riga' }).click();
  await expect(page.locator('#main-content').getByText(/^File importato: 1 riga/)).toBeVisible();
  // The milestones are not forgotten where a file is opened on another tab, and a third tab has none.
  await page.getByRole('tab', { name: 'Clienti' }).click();
  await page
    .getByLabel('Scegli un file')
    .setInputFiles({ name: 'others.csv', mimeType: 'text/csv', buffer: Buffer.from('code\nC1\n') });
  await page.getByRole('tab', { name: 'Sedi' }).click();
  await expectAddress(page, '/csv/list/Location');
  await expect(page.getByRole('button', { name: 'Apri «Clienti»' })).toBeVisible();
  await page.getByRole('button', { name: 'Apri «Traguardi»' }).click();
  await expectAddress(page, '/csv/list/Target?tab=RewardTarget');
  await page.getByRole('button', { name: /^Importa \d+ rig/ }).click();
  const next = async () => {
    const { data } = await api.get(
      `api/v1/targets?page=1&pageSize=10&searchTerm=&customer_code=${customer.code}&year=${Number(YEAR) + 1}`,
    );
    return data.targets as {
      target_value: number;
      achieved_value: number;
      milestones: unknown[];
    }[];
  };
  await expect
    .poll(async () => (await next()).map((copy) => [copy.target_value, copy.milestones.length]))
    .toEqual([[value, milestones.length]]);
  await openCold(page, '/target/list');
  await page.getByRole('link', { name: 'Anno prossimo' }).click();
  await search(page, customer.code);
  await expect.poll(() => column(page, 'Cliente')).toEqual([customer.business_name]);
  await expect(listTable(page).getByRole('row').nth(1)).toContainText(EURO.format(value));
});

test('an agent finds their own rows alone, and the cards of a customer', async ({
  page,
  as,
  api,
}) => {
  const { customer, ...target } = await seededTarget(api);
  await as('agent');
  const first = page.waitForResponse((answer) => pathOf(answer.request()) === '/api/v1/targets');
  await openCold(page, '/target/list');
  const own = await (await first).json();
  expect(own.data.targets.map(({ agent_code }: { agent_code: string }) => agent_code)).toEqual(
    own.data.targets.map(() => 'AGE-001'),
  );
  expect(await filterNames(page)).not.toContain('Gruppo');
  // All of them are the agent's own, of one company: neither column nor filter would tell them apart.
  await expect(listTable(page).getByRole('columnheader').first()).toHaveText('Cliente');
  for (const same of ['Agente', 'Azienda']) {
    await expect(listTable(page).getByRole('columnheader', { name: same })).toHaveCount(0);
    expect(await filterNames(page)).not.toContain(same);
  }

  const calls = recordCalls(page);
  await openCold(page, `/app-user/list?open=${customer._id}`);
  const panel = page.getByRole('dialog', { name: customer.business_name });
  const targets = panel.getByRole('region', { name: 'Obiettivi', exact: true });
  await expect(targets.getByRole('list', { name: 'Traguardi' }).first()).toBeVisible();
  await expect(
    targets.getByRole('link', { name: new RegExp(`^([12]° semestre )?${YEAR}$`) }),
  ).toHaveAttribute('href', `#/target/view/${target._id}`);
  const turnover = panel.getByRole('region', { name: 'Fatturato', exact: true });
  await expect(turnover).toContainText(/Ultimi 12 mesi|Nessun fatturato/);
  for (const path of ['/api/v1/targets', '/api/v1/turnovers']) {
    const made = calls.filter((call) => pathOf(call) === path);
    expect(made.map(queryOf)).toMatchObject([{ customer_code: customer.code }]);
  }
  await turnover.getByRole('link', { name: 'Vedi tutto' }).click();
  await expectPath(page, '/turnover/list');
  await expect
    .poll(async () => [...new Set(await column(page, 'Cliente'))])
    .toEqual([customer.business_name]);
});

test('a foreign target is not found, and the page of a customer without any says so', async ({
  page,
  as,
  api,
  complaints,
}) => {
  complaints.expect(/status of 404/);
  const { data } = await api.get(
    'api/v1/targets?page=1&pageSize=100&searchTerm=&company_code=MONVISO',
  );
  const { _id } = await makeCustomer(api, newMark());
  await as('agent');
  await openCold(page, `/target/view/${data.targets[0]._id}`);
  await expect(heading(page, 'Elemento non trovato')).toBeVisible();
  await expectAddress(page, `/target/view/${data.targets[0]._id}`);
  await openCold(page, `/app-user/list?open=${_id}`);
  const card = (name: string) => page.getByRole('region', { name, exact: true });
  await expect(card('Obiettivi')).toContainText('Nessun obiettivo');
  await expect(card('Fatturato')).toContainText('Nessun fatturato negli ultimi 24 mesi');
});

test('the turnover of a customer is in a chart, and its numbers in a table', async ({
  page,
  as,
  api,
}) => {
  const { data } = await api.get(
    'api/v1/turnovers?page=1&pageSize=1&searchTerm=&sortField=amount&sortDir=-1',
  );
  const [{ customer_code }] = data.turnovers;
  const found = await api.get(`api/v1/customers?searchTerm=${customer_code}`);
  await as('admin');
  await openCold(page, `/app-user/edit/${found.data.customers[0]._id}?tab=profile`);
  const card = page.getByRole('region', { name: 'Fatturato', exact: true });
  await expect(card.getByRole('img', { name: /^Grafico del fatturato mensile: / })).toBeVisible();
  await expect(card.getByRole('row')).toHaveCount(14);
  await expectAccessible(page, 'profile');
});

test('the dashboard shows the turnover of all beside that of the year before', async ({
  page,
  as,
  api,
}) => {
  await as('agent');
  const calls = recordCalls(page);
  await openCold(page, '/dashboard');
  const card = page.getByRole('region', { name: 'Fatturato', exact: true });
  await expect(card.getByRole('img', { name: /^Grafico del fatturato mensile: / })).toBeVisible();
  await expect(card.getByRole('row')).toHaveCount(14);
  const asked = calls.filter(isTurnover).map(queryOf);
  expect(asked).toHaveLength(25);
  expect(new Set(asked.map(({ year, month }) => `${year}-${month}`)).size).toBe(25);

  const { year: lastYear, month: lastMonth } = browserToday();
  const { data } = await api.get(
    `api/v1/turnovers?page=1&pageSize=1&searchTerm=&agent_code=AGE-001` +
      `&year=${lastYear}&month=${lastMonth}`,
  );
  await expect(card.getByRole('row').last().getByRole('cell').first()).toHaveText(
    EURO.format(data.total_amount).replaceAll('\u00A0', ' '),
  );
});

const isTurnover = (call: Parameters<typeof pathOf>[0]) => pathOf(call) === '/api/v1/turnovers';
