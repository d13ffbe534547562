import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ALL } from '../../fixtures/database/conditions';
import type { Row } from '../../fixtures/database/store';
import { openSeededBackend, type SeededBackend } from '../spec/seeded-backend';

let backend: SeededBackend;
beforeAll(async () => {
  backend = await openSeededBackend();
});
afterAll(() => backend.close());

const upload = async (type: string, lines: readonly string[]) => {
  const form = new FormData();
  form.append('file', new Blob([lines.join('\r\n')]), 'file.csv');
  const response = await backend.call('admin', `/api/v1/file/upload${type}`, form);
  return (await response.json()) as { data: { file_key: string; rows: number; failed: number } };
};

const errorsOf = (fileKey: string) =>
  backend.store
    .rows('imports')
    .filter(({ file_key }) => file_key === fileKey)
    .map(({ error_message }) => error_message);

describe('rows that no form writes', () => {
  it('turnover: a month of a customer at a place is changed, or new', async () => {
    const [known] = backend.store.rows('turnovers');
    const { customer_code, agent_code, company_code, location_code, year, month } = (known ??
      {}) as Record<string, string>;
    const place = [customer_code, agent_code, company_code, location_code].join(';');
    const before = backend.store.rows('turnovers').length;
    const { data } = await upload('Turnover', [
      'Customer_Code;agent_code;company_code;location_code;year;month;amount',
      `${place};${year};${month};1234,56`,
      `${place};1999;1;-5.5`,
      `${place};${year};13;1`,
      `${place};1899;1;1`,
      `${place};${year};1;1.234,56`,
      `NESSUNO;${place.split(';').slice(1).join(';')};${year};1;1`,
    ]);
    expect(data).toMatchObject({ rows: 6, failed: 4 });
    expect(errorsOf(data.file_key)).toEqual([
      '',
      '',
      'month: Inserisci un numero da 1 a 12',
      // Years are not grouped.
      'year: Inserisci un numero da 1900 a 2100',
      'amount: Inserisci un numero da -1.000.000.000 a 1.000.000.000',
      'customer_code: Il cliente NESSUNO non esiste',
    ]);
    expect(backend.store.rows('turnovers')).toHaveLength(before + 1);
    expect(backend.store.find('turnovers', known?._id ?? '')?.amount).toBe(1234.56);
    expect(backend.store.rows('turnovers').at(-1)).toMatchObject({ year: 1999, amount: -5.5 });
  });

  it('targets, and the rewards at their thresholds', async () => {
    const [customer] = backend.store.rows('customers');
    const { code, agent_code, company_code } = customer as Record<string, string>;
    const { data } = await upload('Target', [
      'customer_code,agent_code,company_code,year,period,target_value,achieved_value',
      `${code},${[agent_code].flat()[0]},${[company_code].flat()[0]},2030,Annuale,1000,600`,
      `${code},,${[company_code].flat()[0]},2030,Annuale,0,600`,
    ]);
    expect(errorsOf(data.file_key)).toEqual([
      '',
      'agent_code: Campo obbligatorio; target_value: Inserisci un numero da 0,01 a 1.000.000.000',
    ]);
    const rewards = await upload('RewardTarget', [
      'customer_code,year,threshold,reward_type',
      `${code},2030,900,super_prize`,
      `${code},2030,500,prize`,
      `${code},2030,900,gold_journey`,
      `${code},2031,900,prize`,
      `${code},2030,700,lottery`,
    ]);
    expect(errorsOf(rewards.data.file_key).map((error) => error !== '')).toEqual([
      false,
      false,
      false,
      true,
      true,
    ]);
    expect(backend.store.rows('targets').at(-1)).toMatchObject({
      target_value: 1000,
      location_code: expect.any(String),
      milestones: [
        { threshold: 500, reward_type: 'prize', achieved: true },
        { threshold: 900, reward_type: 'gold_journey', achieved: false },
      ],
    });
  });
});

it('a value that its field does not have is refused as the check of the console does', async () => {
  const [customer] = backend.store.rows('customers');
  const { data } = await upload('Customer', ['code,status', `${String(customer?.code)},boh`]);
  expect(errorsOf(data.file_key)).toEqual([
    'status: Valore non previsto. Valori ammessi: active, deactivated',
  ]);
});

it('a blank cell of an optional field keeps its value, or leaves it to the server', async () => {
  const [customer] = backend.store.rows('customers');
  const { code, p_iva, company_code, location_code, agent_code } = customer as Record<
    string,
    string
  >;
  const names = 'code,p_iva,business_name,email,company_code,location_code,agent_code,status';
  const line = (own: string, status: string) =>
    [own, p_iva, 'Bar Blu', 'blu@x.it', company_code, location_code, agent_code, status].join();
  const ownLine = line(code ?? '', 'deactivated');
  const { data } = await upload('Customer', [
    names,
    ownLine,
    line(code ?? '', ''),
    line('NEW', ''),
  ]);
  expect(errorsOf(data.file_key)).toEqual(['', '', '']);
  expect(backend.store.findBy('customers', 'code', code)?.status).toBe('deactivated');
  expect(backend.store.findBy('customers', 'code', 'NEW')?.status).toBe('active');
});

it('the rows of a sale are its lines, and a promotion names its quotas', async () => {
  const [known] = backend.store.rows('turnovers');
  const { customer_code, agent_code, company_code } = (known ?? {}) as Record<string, string>;
  const who = [customer_code, agent_code, company_code].join();
  const lines = [
    'code,customer_code,agent_code,company_code,date,sku,quantity,amount,total',
    `NEW-1,${who},2026-09-14,A,1,10,30`,
    `NEW-1,${who},2026-09-14,B,2,20,30`,
    `NEW-2,${who},2026-02-31,B,2,20,20`,
  ];
  for (const time of ['new', 'again']) {
    const { data } = await upload('Order', lines);
    expect([time, ...errorsOf(data.file_key)]).toEqual([time, '', '', 'date: Data non valida']);
    expect(backend.store.rows('orders').at(-1)).toMatchObject({
      code: 'NEW-1',
      total: 30,
      status: 'unprocessed',
      lines: [
        { sku: 'A', quantity: 1, amount: 10 },
        { sku: 'B', quantity: 2, amount: 20 },
      ],
    });
  }
  const promotion = await upload('Promotion', [
    'code;title;description;start_date;end_date;image;award_type;payout_type;max_per_client;company_quotas;recipients',
    `NEW-P;Promo;Autunno;2026-09-01;2026-11-30;https://x.it/a.png;gift;final_balance;0;${company_code}:100;agents`,
    `NEW-Q;Promo;Autunno;2026-09-01;2026-08-30;https://x.it/a.png;gift;final_balance;0;${company_code}:x;agents`,
  ]);
  const [good, bad] = errorsOf(promotion.data.file_key);
  expect(good).toBe('');
  expect(bad).toContain('company_quotas');
  expect(backend.store.rows('promotions').at(-1)).toMatchObject({
    code: 'NEW-P',
    company_quotas: [{ company_code, quota: 100 }],
    recipients: ['agents'],
  });
});

it('two files at once each get all of their rows', async () => {
  const [known] = backend.store.rows('customers');
  const { agent_code, company_code, location_code } = (known ?? {}) as Record<string, string>;
  const [agent, company, location] = [agent_code, company_code, location_code].map(
    (codes) => [codes].flat()[0],
  );
  const file = (prefix: string) => [
    'code;p_iva;business_name;email;company_code;location_code;agent_code',
    ...Array.from(
      { length: 400 },
      (_, at) => `${prefix}${at};123;Bar ${at};${prefix}${at}@x.it;${company};${location};${agent}`,
    ),
  ];
  const both = await Promise.all([upload('Customer', file('A')), upload('Customer', file('B'))]);
  expect(both.map(({ data }) => [data.rows, data.failed])).toEqual([
    [400, 0],
    [400, 0],
  ]);
});

const LINES = 8000;
const MONTHS = 12 * 90;

/** Sends a file of turnovers: 90 years of one customer after the other. */
const sendTurnovers = (name: string, signal?: AbortSignal) => {
  const places = backend.store
    .rows('customers')
    .map((customer) =>
      ['code', 'agent_code', 'company_code', 'location_code'].map((field) =>
        String([customer[field]].flat()[0]),
      ),
    );
  const lines = Array.from({ length: LINES }, (_, at) => {
    const month = at % MONTHS;
    const place = places[Math.floor(at / MONTHS)] ?? [];
    return [...place, 1900 + Math.floor(month / 12), 1 + (month % 12), at].join(',');
  });
  const header = 'customer_code,agent_code,company_code,location_code,year,month,amount';
  const form = new FormData();
  form.append('file', new Blob([[header, ...lines].join('\n')]), name);
  return backend.call('admin', '/api/v1/file/uploadTurnover', form, signal);
};

const turnovers = () => backend.store.count('turnovers', ALL);
const imports = () => backend.store.count('imports', ALL);

it('a file whose sender leaves is not there at all', async () => {
  expect((await backend.call('admin', '/me')).status).toBe(200);
  const before = turnovers();
  const leaving = new AbortController();
  const sent = sendTurnovers('left.csv', leaving.signal);
  await expect.poll(turnovers, { interval: 1 }).toBeGreaterThan(before);
  leaving.abort();
  await expect(sent).rejects.toThrow('aborted');
  await expect.poll(turnovers).toBe(before);
  const names = backend.store.rows('imports').map(({ file_name }) => file_name);
  expect(names).not.toContain('left.csv');
});

/** Sends a file of new administrators with codes of one prefix, after the given lines. */
const sendStaff = (
  prefix: string,
  count: number,
  { first = [], signal }: { first?: readonly string[]; signal?: AbortSignal } = {},
) => {
  const header = 'code;firstname;surname;email;telephone;roles;company_code;location_code;status';
  const rows = Array.from({ length: count }, (_, at) => {
    const code = `${prefix}-${at}`;
    return `${code};Anna;Rossi;${code}@x.it;06 1234567;admin;;;active`;
  });
  const form = new FormData();
  form.append('file', new Blob([[header, ...first, ...rows].join('\n')]), 'staff.csv');
  return backend.call('admin', '/api/v1/file/uploadBoUser', form, signal);
};

const staff = () => backend.store.count('bousers', ALL);

/** Sends a file of staff whose sender leaves before its end. */
const sendAndLeave = async (first: readonly string[] = []) => {
  const before = staff();
  const leaving = new AbortController();
  const left = sendStaff('LEFT', 4000, { first, signal: leaving.signal });
  await expect.poll(staff, { interval: 1 }).toBeGreaterThan(before);
  leaving.abort();
  await expect(left).rejects.toThrow('aborted');
  await expect.poll(staff).toBe(before);
};

it('a file of staff sends its mails once its rows stay, and none if its sender leaves', async () => {
  expect((await backend.call('admin', '/me')).status).toBe(200);
  const mails = () => backend.store.count('outbox', ALL);
  const sentBefore = mails();
  await sendAndLeave();
  expect(mails()).toBe(sentBefore);
  expect((await sendStaff('STAY', 3)).status).toBe(200);
  expect(mails()).toBe(sentBefore + 3);
});

it('a deactivation in a file ends sessions and links once its rows stay, and none if its sender leaves', async () => {
  expect((await backend.call('agent', '/me')).status).toBe(200);
  const agent = backend.store.rows('bousers').find(({ email }) => email === 'agent@example.com');
  if (!agent) throw new Error('There is no agent');
  const fields = ['code', 'firstname', 'surname', 'email', 'telephone', 'roles'];
  const places = ['company_code', 'location_code'].map((field) => [agent[field]].flat().join('|'));
  const line = [...fields.map((field) => agent[field]), ...places, 'deactivated'].join(';');
  await backend.call(null, '/bouser/forget/password', { email: agent.email });
  const held = () =>
    ['sessions', 'reset_tokens'].map((collection) =>
      backend.store
        .rows(collection)
        .some(({ bouser_id, bouser_ids }) => [bouser_id, bouser_ids].flat().includes(agent._id)),
    );
  expect(held()).toEqual([true, true]);
  await sendAndLeave([line]);
  expect(held()).toEqual([true, true]);
  expect((await backend.call('agent', '/me')).status).toBe(200);
  expect((await sendStaff('NONE', 0, { first: [line] })).status).toBe(200);
  expect(held()).toEqual([false, false]);
});

it('a file keeps its rows where another one of the same rows is taken back', async () => {
  expect((await backend.call('admin', '/me')).status).toBe(200);
  const before = turnovers();
  const leaving = new AbortController();
  const received = async () => (await backend.store.blobs.keys()).length;
  const files = await received();
  const left = sendTurnovers('left.csv', leaving.signal);
  await expect.poll(turnovers, { interval: 1 }).toBeGreaterThan(before);
  const kept = sendTurnovers('kept.csv');
  await expect.poll(received, { interval: 1 }).toBe(files + 2);
  const rows = imports();
  await expect.poll(imports, { interval: 1, timeout: 20_000 }).toBeGreaterThan(rows + 1000);
  leaving.abort();
  await expect(left).rejects.toThrow('aborted');
  expect(((await (await kept).json()) as { data: object }).data).toMatchObject({ failed: 0 });
  expect(turnovers()).toBe(before + LINES);
});

it('one file sent twice at once is answered twice, listed twice, and stored once', async () => {
  const sale = backend.store.rows('orders').find(({ lines }) => (lines as unknown[]).length === 1);
  const { customer_code, customer_name, agent_code, company_code } = (sale ?? {}) as Row;
  const who = [customer_code, customer_name, agent_code, company_code].join(';');
  const day = `${who};2026-05-02`;
  const file = [
    'code;customer_code;customer_name;agent_code;company_code;date;sku;description;quantity;amount;total;status',
    `TWICE-1;${day};A;Una riga;1;10;30;unprocessed`,
    `TWICE-1;${day};B;Due righe;2;20;30;unprocessed`,
    `TWICE-2;${day};A;Una riga;1;10;10;unprocessed`,
  ];
  const answers = await Promise.all([upload('Order', file), upload('Order', file)]);
  const keys = answers.map(({ data }) => data.file_key);
  expect(answers.map(({ data }) => [data.rows, data.failed])).toEqual([
    [3, 0],
    [3, 0],
  ]);
  expect(new Set(keys).size).toBe(2);
  for (const key of keys) expect(errorsOf(key)).toEqual(['', '', '']);
  const made = backend.store.rows('orders').filter(({ code }) => String(code).startsWith('TWICE'));
  expect(made.map(({ code, lines }) => [code, (lines as unknown[]).length])).toEqual([
    ['TWICE-1', 2],
    ['TWICE-2', 1],
  ]);
});
