import type { DataProvider, GetListParams } from 'react-admin';
import { expect, test } from 'vitest';
import type { ImportFormat } from '@/core/imports';
import { readChangeFigures } from '@/domain/promotion/read-effect';
import { findPromotionsToConfirm } from '@/domain/promotion/promotions-to-confirm';
import { createWorkbench } from '@/imports/workbench/workbench';
import { companyReport } from '@/resources/company-report/company-report.definition';
import { formats as locationFormats } from '@/resources/location/location.import';

const RUNNING = { status: 'active', start_date: '2020-01-01', end_date: '2099-12-31' };
const PROMOTIONS = [
  { id: '1', code: 'OVER', ...RUNNING, status: 'concluded' },
  { id: '2', code: 'DELIVERED', ...RUNNING },
  { id: '3', code: 'UNTOUCHED', ...RUNNING },
  { id: '4', code: 'TO_COME', ...RUNNING, start_date: '2099-01-01' },
  { id: '5', code: 'NOT_IN_FILE', ...RUNNING, status: 'concluded' },
];
const REPORTS = [
  { id: 'a', promotion_code: 'DELIVERED', awards_earned: 3, awards_delivered: 1, payout: 30 },
  { id: 'b', promotion_code: 'DELIVERED', awards_earned: 2, awards_delivered: 1, payout: 20 },
  { id: 'c', promotion_code: 'UNTOUCHED', awards_earned: 4, awards_delivered: 0, payout: 0 },
];
const IN_FILE = ['OVER', 'DELIVERED', 'UNTOUCHED', 'TO_COME'];

const provider = (reports: () => Promise<object[]>) =>
  ({
    getList: async (resource: string) => {
      const data = resource === 'promotion' ? PROMOTIONS : await reports();
      return { data, total: data.length };
    },
  }) as unknown as DataProvider;

test('concluded promotions and those with delivered awards are asked about, none that is to come', async () => {
  const found = await findPromotionsToConfirm(
    provider(async () => REPORTS),
    IN_FILE,
  );
  expect([...found.keys()]).toEqual(['OVER', 'DELIVERED']);
  expect(found.get('DELIVERED')?.totals).toEqual({ earned: 5, delivered: 2, payout: 50 });
});

test('where the reports cannot be read, every promotion that has begun is asked about', async () => {
  const found = await findPromotionsToConfirm(
    provider(() => Promise.reject(new Error('Reports are down'))),
    IN_FILE,
  );
  expect([...found.keys()]).toEqual(['OVER', 'DELIVERED', 'UNTOUCHED']);
  expect(found.get('UNTOUCHED')?.totals).toBeNull();
});

/** A server that returns one report a page, of `total`. */
const pagedProvider = (reports: object[], total = reports.length) =>
  ({
    getList: async (resource: string, { pagination }: GetListParams) => {
      if (resource !== 'company-report') return { data: [], total: 0 };
      return { data: reports.slice((pagination?.page ?? 1) - 1).slice(0, 1), total };
    },
  }) as unknown as DataProvider;

test.each([
  ['on every page are counted', pagedProvider(REPORTS), { earned: 5, delivered: 2, payout: 50 }],
  ['are unknown where they are not all read', pagedProvider(Array(30).fill(REPORTS[0])), null],
])('the reports of a promotion %s', async (_, backend, totals) => {
  const promotion = { ...RUNNING, id: '2', code: 'DELIVERED' };
  const figures = await readChangeFigures(backend, companyReport, promotion, {
    resource: 'promotion',
  });
  expect(figures?.totals).toEqual(totals);
});

test('rows that are left out are not written, and not among the values from before', async () => {
  const workbench = createWorkbench(locationFormats.Location as ImportFormat);
  workbench.addRecords(
    ['MIL', 'TOR'].map((code) => ({ code, town: code })),
    true,
  );
  const head = await workbench.open(new Blob(['code,town\nMIL,Monza\nTOR,Moncalieri\n']), {});
  if ('problem' in head) throw new Error(head.problem);
  await workbench.check([...head.header], () => undefined);
  expect((await workbench.write('all', {}, [0]).text()).replace('\uFEFF', '')).toBe(
    'code,town\r\nTOR,Moncalieri\r\n',
  );
  expect(workbench.previous([0])?.changed.rows).toBe(1);
});
