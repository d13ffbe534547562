import { ageInWords } from '@/resources/user-sale/SaleAge';
import { describe, expect, it } from 'vitest';
import { readConfig } from '@/providers/http/config';
import {
  ageOf,
  duplicatesIn,
  hasSameLines,
  linesOf,
  mismatchOf,
  sumOfLines,
} from '@/resources/user-sale/sale-figures';
import { groupsToLookAt, readSeen, remembered } from '@/resources/user-sale/duplicate-groups';
import { placeInQueue, queueFilter } from '@/resources/user-sale/sale-queue';
import { userSale } from '@/resources/user-sale/user-sale.definition';
import { representationOf } from '@/core/resource';
import { openSeededBackend } from '../spec/seeded-backend';

const sale = (code: string, rest: Record<string, unknown> = {}) => ({
  code,
  customer_code: 'C1',
  date: '2026-11-02',
  total: 12.5,
  status: 'unprocessed',
  ...rest,
});

describe('a user sale', () => {
  const now = new Date('2026-11-22T00:00:00Z');

  it.each([
    ['a sale that waits', sale('A'), 20],
    ['a day with a time', sale('A', { date: '2026-11-21T23:00:00Z' }), 1],
    ['a day to come', sale('A', { date: '2026-12-01' }), 0],
    ['a processed one', sale('A', { status: 'processed' }), null],
    ['no day', sale('A', { date: 'tomorrow' }), null],
  ])('waits since its day: %s', (_, record, days) => {
    expect(ageOf(record, now)).toBe(days);
  });

  it.each([
    [0, 'today'],
    [1, '1 days'],
  ])('tells an age of %i days in words', (days, words) => {
    const date = new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
    const translate = (key: string, { smart_count = 0 } = {}) =>
      key.endsWith('age_today') ? 'today' : `${smart_count} days`;
    expect(ageInWords({ id: 'A', ...sale('A', { date }) }, translate)).toBe(words);
  });

  it.each([
    ['another sum', 25, [{ amount: 10, quantity: 1 }], { sum: 10, total: 25 }],
    [
      'the sum of amounts',
      10,
      [
        { amount: 4, quantity: 2 },
        { amount: 6, quantity: 3 },
      ],
      undefined,
    ],
    [
      'the sum of amounts by piece',
      26,
      [
        { amount: 4, quantity: 2 },
        { amount: 6, quantity: 3 },
      ],
      undefined,
    ],
    ['less than a cent between them', 10, [{ amount: 10.004, quantity: 1 }], undefined],
    ['an unreadable amount', 10, [{ amount: 'x', quantity: 1 }], undefined],
    ['no lines', 10, [], undefined],
  ])('differs from its lines by %s', (_, total, lines, mismatch) => {
    expect(mismatchOf(sale('A', { total, lines }))).toEqual(mismatch);
  });

  it('may be the same as others of its customer, day and total', () => {
    const sales = [
      sale('A'),
      sale('B', { total: '12.50' }),
      sale('C', { total: 12.51 }),
      sale('D', { date: '2026-11-03' }),
      sale('E', { customer_code: 'C2' }),
      sale('F', { total: 'a lot' }),
      sale('G', { total: 'a lot' }),
    ];
    expect(duplicatesIn(sales).map((group) => group.map(({ code }) => code))).toEqual([['A', 'B']]);
  });

  describe('with possible duplicates', () => {
    const row = (code: string, rest: Record<string, unknown> = {}) => ({
      id: code,
      ...sale(code, rest),
    });
    const pair = [row('A'), row('B')];
    const alone = row('C', { total: 1 });
    const seen = (opened: string[], groups = [pair]) => ({ groups, opened });
    const found = (waiting: ReturnType<typeof row>[], before = seen([]), isWhole = true) => {
      const { open, doubtful } = groupsToLookAt(waiting, before, isWhole);
      return {
        open: open.map((group) => group.map(({ sale: { id }, state }) => `${id} ${state}`.trim())),
        doubtful: [...doubtful],
      };
    };

    it.each([
      ['both wait', pair, seen([], []), [['A', 'B']], ['A', 'B']],
      ['one was opened', pair, seen(['A']), [['A opened', 'B']], ['A', 'B']],
      ['one was processed', [row('B')], seen([]), [['B', 'A processed']], ['B']],
      ['both were opened: they wait still', pair, seen(['A', 'B']), [], ['A', 'B']],
      ['one was processed, the other opened', [row('B')], seen(['B']), [], []],
      ['both were processed', [], seen([]), [], []],
      [
        'a third one comes',
        [...pair, row('D')],
        seen(['A', 'B']),
        [['A opened', 'B opened', 'D']],
        ['A', 'B', 'D'],
      ],
    ])('is shown until all of them were looked at: %s', (_, waiting, before, open, doubtful) => {
      const result = found([alone, ...waiting], before);
      expect(result.open.map((group) => group.toSorted())).toEqual(
        open.map((group) => group.toSorted()),
      );
      expect(new Set(result.doubtful)).toEqual(new Set(doubtful));
    });

    it('is found again where another user processed one of them', () => {
      const processed = [row('A', { status: 'processed' }), row('X', { total: 7 })];
      const { open, doubtful } = groupsToLookAt([row('B'), alone], seen([], []), true, processed);
      expect(open.map((group) => group.map(({ sale: { id }, state }) => [id, state]))).toEqual([
        [
          ['B', ''],
          ['A', 'processed'],
        ],
      ]);
      expect([...doubtful]).toEqual(['B']);
      // Two processed sales need no look.
      expect(groupsToLookAt([alone], seen([], []), true, pair).open).toEqual([]);
    });

    it('is not taken for processed where not all that wait were read', () => {
      expect(found([row('B')], seen(['B']), false).open).toEqual([['A', 'B opened']]);
    });

    it('is remembered as it was shown, and read back without what is no sale', () => {
      const { open } = groupsToLookAt(pair, seen(['A'], []), true);
      const kept = { groups: [...remembered(open), ['x', {}]], opened: ['A', 3] };
      expect(readSeen(JSON.parse(JSON.stringify(kept)))).toEqual({
        groups: [
          pair.map(({ id, code, customer_code, date, total }) => ({
            id,
            code,
            customer_code,
            date,
            total,
          })),
          [],
        ],
        opened: ['A'],
      });
      expect(readSeen('x')).toBeUndefined();
    });
  });

  it('is compared with another item by item, in any order', () => {
    const [one, two] = [
      { sku: 'X', quantity: 1, amount: 2 },
      { sku: 'Y', quantity: 3, amount: 4 },
    ];
    expect(hasSameLines({ lines: [one, two] }, { lines: [two, one] })).toBe(true);
    expect(hasSameLines({ lines: [one] }, { lines: [one, one] })).toBe(false);
  });

  it('adds up lines to the cent, and passes over what is none', () => {
    const lines = linesOf({ lines: [{ amount: 0.1 }, { amount: '0.2' }, 'x', { amount: null }] });
    expect(lines).toHaveLength(3);
    expect(sumOfLines(lines)).toBe(0.3);
  });
});

describe('the queue of sales that wait', () => {
  const filter = { status: 'unprocessed' };
  const rows = [
    { id: 'b', ...sale('B', { date: '2026-11-03', total: 1 }) },
    { id: 'c', ...sale('C', { date: '', total: 9 }) },
    { id: 'a', ...sale('A', { date: '2026-11-02', total: 5 }) },
  ];

  it.each([
    ['the oldest first where the list was not sorted', undefined, 'a', 1, 'b'],
    ['one without a day last', undefined, 'b', 2, 'c'],
    ['the last is followed by the first', undefined, 'c', 3, 'a'],
    ['as the list was sorted', { filter, sort: 'total', order: 'DESC' }, 'c', 1, 'a'],
    [
      'the oldest first after a list of all',
      { filter: {}, sort: 'date', order: 'DESC' },
      'a',
      1,
      'b',
    ],
    ['by day where a list keeps anything else', { filter, sort: 7, order: 'up' }, 'a', 1, 'b'],
  ])('%s', (_, kept, id, at, next) => {
    expect(placeInQueue(rows, id, kept)).toEqual({ at, of: 3, next });
  });

  it('has no place for a sale that does not wait, and none after the only one', () => {
    expect(placeInQueue(rows, 'x', undefined)).toBeNull();
    expect(placeInQueue(rows.slice(0, 1), 'b', undefined)).toEqual({ at: 1, of: 1 });
  });

  it('keeps the filters of the list, of whatever state it showed', () => {
    expect(queueFilter({ filter: { company_code: 'AURORA', status: 'processed' } })).toEqual({
      company_code: 'AURORA',
      status: 'unprocessed',
    });
    expect(queueFilter({ filter: 'x' })).toEqual({ status: 'unprocessed' });
    expect(queueFilter(undefined)).toEqual({ status: 'unprocessed' });
  });
});

it('is called by its code and its customer, as far as they are known', () => {
  const nameOf = (record: Record<string, unknown>) => representationOf(userSale, record);
  expect(nameOf({ code: 'V1', customer_name: 'Bar Sport' })).toBe('V1 · Bar Sport');
  expect(nameOf({ code: 'V1' })).toBe('V1');
  expect(nameOf({ customer_name: 'Bar Sport' })).toBe('Bar Sport');
});

it('is processed once, by whom and when, and does not go back', async () => {
  const backend = await openSeededBackend();
  try {
    const waiting = backend.store.rows('orders').find(({ status }) => status === 'unprocessed');
    const path = `/api/v1/orders/${String(waiting?._id)}`;
    const process = () => backend.call('admin', `${path}/update`, { status: 'processed' });
    expect((await process()).status).toBe(200);
    const processed = backend.store.find('orders', String(waiting?._id));
    expect(processed).toMatchObject({ status: 'processed', total: waiting?.total });
    expect(processed?.processed_by).toEqual(expect.any(String));
    expect(Date.parse(String(processed?.processed_at))).not.toBeNaN();
    const back = await backend.call('admin', `${path}/update`, { status: 'unprocessed' });
    expect(back.status).toBe(422);
    const again = await process();
    expect([again.status, await again.json()]).toEqual([
      409,
      { errors: [{ field: 'status', message: 'La vendita è già stata elaborata' }] },
    ]);
    const next = backend.store.rows('orders').find(({ status }) => status === 'unprocessed');
    const both = await Promise.all(
      [1, 2].map(() =>
        backend.call('admin', `/api/v1/orders/${next?._id}/update`, { status: 'processed' }),
      ),
    );
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]));
  } finally {
    await backend.close();
  }
});

it.each([
  ['{}', undefined],
  ['{"processUserSales": true}', undefined],
  ['{"processUserSales": false}', false],
])('the configuration %s says whether the console processes them: %s', (block, expected) => {
  expect(readConfig(block, 'https://console.example.com').processUserSales).toBe(expected);
});

it('a configuration that is neither is refused', () => {
  expect(() => readConfig('{"processUserSales": "no"}', 'https://console.example.com')).toThrow(
    'processUserSales',
  );
});
