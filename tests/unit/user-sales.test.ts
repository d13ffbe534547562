import { describe, expect, it } from 'vitest';
import { readConfig } from '@/providers/http/config';
import {
  ageOf,
  duplicatesIn,
  hasSameLines,
  linesOf,
  sumOfLines,
} from '@/resources/user-sale/sale-figures';
import { groupsToLookAt, readSeen, remembered } from '@/resources/user-sale/duplicate-groups';
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
