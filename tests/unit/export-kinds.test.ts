import type { RaRecord } from 'react-admin';
import { expect, test } from 'vitest';
import { fileRows } from '@/core/endpoint';
import { appUser } from '@/resources/app-user/app-user.definition';
import { formats as customerFormats } from '@/resources/app-user/app-user.import';
import { appUserCodec } from '@/resources/app-user/app-user.codec';
import type { ExportWords } from '@/kit/fields/column';
import { recipientWords } from '@/domain/audience/recipient-words';
import { createWorkbench } from '@/imports/workbench/workbench';
import { additionalAward } from '@/resources/additional-award/additional-award.definition';
import { AWARD_COLUMNS } from '@/resources/company-report/award-columns';
import { companyReport } from '@/resources/company-report/company-report.definition';
import { group } from '@/resources/group/group.definition';
import { promotion } from '@/resources/promotion/promotion.definition';
import { target } from '@/resources/target/target.definition';
import { list as targets } from '@/resources/target/target.list';
import { consoleCatalogue } from '@/i18n/console-catalogue';
import { createI18nProvider } from '@/providers/preferences/i18n-provider';
import { SALE_FILE } from '@/resources/user-sale/sale-file';
import { userSale } from '@/resources/user-sale/user-sale.definition';
import { formats as saleFormats } from '@/resources/user-sale/user-sale.import';
import { BYTE_ORDER_MARK } from '@/core/csv';
import { toCsvLines } from '@/kit/export/csv';
import { dataTable } from '@/kit/export/data-table';
import { shownTable } from '@/kit/export/export-kinds';
import { dateFormats } from '@/ui/formats/dates';
import { numberFormats } from '@/ui/formats/numbers';
import { relativeTimeFormats } from '@/ui/formats/relative-time';
import { generateDatabase } from '../../fixtures/data/generate-database';

const NONE = { columns: [] };
const SALES = { columns: [], file: SALE_FILE };

const formatsOf = (locale: string) => ({
  ...numberFormats(locale),
  ...dateFormats(locale),
  ...relativeTimeFormats(locale),
});

const columns = [
  { source: 'code' },
  { source: 'company_code' },
  { source: 'status' },
  { source: 'balance', kind: 'euro' as const },
  { source: 'since' },
  { source: 'seen' },
  { source: 'period', exported: () => '2026-03-01 – 2026-04-30' },
  {
    source: 'recipients',
    exported: ({ recipients }: RaRecord, { translate }: ExportWords) =>
      recipientWords(recipients, translate).join(', '),
  },
  { source: 'free' },
];
const record = {
  id: '1',
  code: 'C1',
  company_code: ['AURORA', 'GONE'],
  status: 'active',
  balance: -1234.5,
  since: '2026-03-01',
  seen: '2026-03-01T12:00:00.000Z',
  recipients: ['agents', 'customers'],
  free: true,
};

test.each([
  [
    'it',
    ';',
    [
      'C1',
      'AURORA, GONE',
      'Aurora, ',
      'status.active',
      '-1234,50',
      '1/3/2026',
      formatsOf('it').momentFigures(record.seen),
      '1/3/2026 – 30/4/2026',
      'audience.recipients.agents, audience.recipients.customers',
      'ra.boolean.true',
    ],
  ],
  [
    'en',
    ',',
    [
      'C1',
      'AURORA, GONE',
      'Aurora, ',
      'status.active',
      '-1234.50',
      '3/1/2026',
      formatsOf('en').momentFigures(record.seen),
      '3/1/2026 – 4/30/2026',
      'audience.recipients.agents, audience.recipients.customers',
      'ra.boolean.true',
    ],
  ],
])('as shown in %s: words, names beside codes, the user’s signs', (locale, separator, cells) => {
  const table = shownTable(columns, {
    definition: appUser,
    translate: (key: string) => key.replace('resources.app-user.', ''),
    formats: formatsOf(locale),
    nameOf: (_reference, code) => (code === 'AURORA' ? 'Aurora' : undefined),
  });
  expect(table.header).toHaveLength(cells.length);
  expect([table.separator, table.rows(record)]).toEqual([separator, [cells]]);
});

test('an _id is no word: the name is alone; codes in the items of a field have their names beside them', () => {
  const words = {
    translate: (key: string) => key,
    formats: formatsOf('it'),
    nameOf: (_reference: unknown, code: string) => `name of ${code}`,
  };
  const award = shownTable([{ source: 'award_option_id' }], {
    ...words,
    definition: additionalAward,
  });
  expect(award.rows({ id: '1', award_option_id: '66000003cd1a104200000003' })).toEqual([
    ['name of 66000003cd1a104200000003'],
  ]);
  const quotas = shownTable([{ source: 'company_quotas' }], { ...words, definition: promotion });
  const company_quotas = [
    { company_code: 'A', quota: 1 },
    { company_code: 'B', quota: 0 },
  ];
  expect(quotas.rows({ id: '1', company_quotas })).toEqual([['A, B', 'name of A, name of B']]);
});

test('as data a group holds its customers, and a target its milestones without a brace', () => {
  const groups = dataTable(group, NONE, [{ id: '1', group_code: 'G', customers: ['1', '2'] }]);
  expect(groups.rows({ id: '1', group_code: 'G', customers: ['1', '2'] })).toEqual([['G', '1|2']]);
  const milestones = [{ threshold: 1000, reward_type: 'prize', achieved: true }];
  const targets = dataTable(target, { columns: [{ source: 'milestones' }] }, [
    { id: '1', milestones },
  ]);
  expect(targets.rows({ id: '1', milestones })).toEqual([['1000:prize']]);
});

test('app users exported as data and imported again are all the same', async () => {
  const { customers = [] } = await generateDatabase({ customers: 300 });
  const records = customers.map((row) => ({ id: row._id, ...appUserCodec.read?.(row) }));
  const hard = { ...records[0], id: 'x', code: 'HARD', business_name: 'Bar;=1+1, "l’Oca"\n@casa' };
  const all = [...records, hard];
  const { header, rows } = dataTable(appUser, NONE, all);
  const text = BYTE_ORDER_MARK + toCsvLines([header]) + toCsvLines(all.flatMap(rows));
  const format = customerFormats.Customer;
  if (!format) throw new Error('There is no format of customers');
  const bench = createWorkbench(format);
  bench.addRecords(all, true);
  const head = await bench.open(new Blob([text]), {});
  if ('problem' in head) throw new Error(head.problem);
  const { outcome, failedRows } = await bench.check(head.header, () => undefined);
  expect([outcome, failedRows]).toEqual([
    { added: 0, changed: 0, unknown: 0, same: all.length },
    0,
  ]);
});

test('a sale exported as data has a row for each of its lines, in the columns of an import', () => {
  const sale = {
    id: '1',
    code: 'O-1',
    customer_code: 'C1',
    customer_name: 'Bar',
    agent_code: 'A',
    company_code: 'AURORA',
    date: '2026-09-14',
    total: 3,
    status: 'unprocessed',
    lines: [
      { sku: 'S1', description: 'x', quantity: 1, amount: 1 },
      { sku: 'S2', description: 'y', quantity: 1, amount: 2 },
    ],
  };
  const { header, rows } = dataTable(userSale, SALES, [sale]);
  expect(header).toEqual(saleFormats.Order?.columns.map(({ name }) => name));
  expect(rows(sale).map((cells) => cells.join(','))).toEqual([
    'O-1,C1,Bar,A,AURORA,2026-09-14,S1,x,1,1,3,unprocessed',
    'O-1,C1,Bar,A,AURORA,2026-09-14,S2,y,1,2,3,unprocessed',
  ]);
});

test('sales exported as data and imported again are all the same, line by line', async () => {
  const { orders = [] } = await generateDatabase({ customers: 300 });
  const records = orders.map((row, at) => ({ ...row, id: at }));
  const { header, rows } = dataTable(userSale, SALES, records);
  const format = saleFormats.Order;
  if (!format) throw new Error('There is no format of sales');
  const bench = createWorkbench(format);
  const lines = records.flatMap((record) => fileRows(SALE_FILE.lines, record));
  bench.addRecords(lines, true);
  const text = toCsvLines([header]) + toCsvLines(records.flatMap(rows));
  const head = await bench.open(new Blob([text]), {});
  if ('problem' in head) throw new Error(head.problem);
  const { outcome, failedRows } = await bench.check(head.header, () => undefined);
  expect([outcome.same, failedRows]).toEqual([lines.length, 0]);
});

test.each([[{ $numberDecimal: '1' }], ['abc'], [null], [undefined], [[1]]])(
  'an amount and a count that are %j are empty cells',
  (wrong) => {
    const { rows } = shownTable(
      [
        { source: 'balance', kind: 'euro' },
        { source: 'visits', kind: 'count' },
      ],
      { definition: appUser, translate: (key) => key, formats: formatsOf('it'), nameOf: () => '' },
    );
    expect(rows({ id: '1', balance: wrong, visits: wrong })).toEqual([['', '']]);
    expect(rows({ id: '1', balance: '12.5', visits: 0 })).toEqual([['12,50', '0']]);
  },
);

test.each([
  ['it', '2° semestre 2026'],
  ['en', 'H2 2026'],
] as const)('as shown the period of a target has the words of %s', (language, period) => {
  const { rows } = shownTable(
    targets.columns.filter(({ source }) => source === 'period'),
    {
      definition: target,
      translate: createI18nProvider(language, consoleCatalogue[language]).translate,
      formats: formatsOf(language),
      nameOf: () => undefined,
    },
  );
  expect(rows({ id: '1', year: 2026, period: '2° semestre' })).toEqual([[period]]);
});

test('the awards of a report are figures in a file, shares in per cent', () => {
  const formats = formatsOf('it');
  const { header, rows } = shownTable(AWARD_COLUMNS, {
    definition: companyReport,
    translate: (key) => key.split('.').at(-1) ?? key,
    formats,
    nameOf: () => undefined,
  });
  const row = { award_target: 5500, winners: 105, cost_share: 0.0104, turnover_change: 1.06 };
  const known = rows({ id: '1', award_name: 'Macinino', ...row })[0] ?? [];
  const cells = Object.fromEntries(header.map((name, at) => [name, known[at]]));
  expect(cells).toMatchObject({
    award_target: '5500,00',
    winners: '105',
    'cost_share (%)': '1',
    'turnover_change (%)': '106',
  });
  const fallen = rows({ id: '2', ...row, turnover_change: -0.0525 })[0];
  expect(fallen?.at(-1)).toBe('-5,2');
  const unknown = rows({ id: '3', winners: null, turnover_change: null })[0];
  expect(unknown?.at(-1)).toBe('not_known');
});
