// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  afterChange,
  totalsIn,
  needsConfirmation,
  earnedAfter,
  piecesBelowDelivered,
  type Change,
} from '@/domain/promotion/change-effect';
import { openSeededBackend, type SeededBackend } from '../spec/seeded-backend';
import { boughtFrom, handOut } from '../support/count-awards';
import type { Row } from '../../fixtures/database/row';

const GIFTS = [
  { id: 'G1', title: 'Tazzine', worth: 20, target: 1_000 },
  { id: 'G2', title: 'Macinino', worth: 90, target: 5_000 },
];
const AWARDS = [
  { id: 'A1', gift_id: 'G1', reward_amount: 100 },
  { id: 'A2', gift_id: 'G2', reward_amount: 200 },
];
const WHOLE = {
  promotion: {
    award_type: 'gift',
    start_date: '2026-01-01',
    end_date: '2026-03-31',
    max_per_client: 0,
    recipients: ['customers'],
    categories: ['BAR'],
    company_quotas: [{ company_code: 'A', quota: 0 }],
  },
  given: GIFTS,
  awards: AWARDS,
};
const reportOf = (payout: unknown) => ({
  company_code: 'A',
  awards_earned: 2,
  awards_delivered: 2,
  payout,
  lines: [{ customer_code: 'K', achieved_total: 2_500 }],
});
const gift = (before: object | undefined, after: object | undefined): Change =>
  ({ resource: 'gift', before, after }) as Change;

describe('a change of what a promotion gives', () => {
  const idsAfter = (change: Change) => {
    const after = afterChange(WHOLE, change);
    return after && [...after.given, ...after.awards].map(({ id }) => id);
  };
  it.each([
    ['a new gift', gift(undefined, { worth: 5 }), ['G1', 'G2', 'new', 'A1', 'A2']],
    ['a gift that changes', gift(GIFTS[0], { worth: 5 }), ['G1', 'G2', 'A1', 'A2']],
    ['a gift that goes, with its awards', gift(GIFTS[0], undefined), ['G2', 'A2']],
    ['an award that goes', { resource: 'additional-award', before: AWARDS[0] }, ['G1', 'G2', 'A2']],
    ['a promotion that goes', { resource: 'promotion', before: { id: 'P' } }, null],
  ])('is made of %s', (_, change, ids) => expect(idsAfter(change)).toEqual(ids));
});

describe('what was delivered', () => {
  it('is the sum of the reports; a figure that none of them has stays empty', () => {
    expect(totalsIn([{ awards_delivered: 3, payout: '10.5' }, { awards_delivered: 4 }])).toEqual({
      earned: null,
      delivered: 7,
      payout: 10.5,
    });
  });

  it.each([
    ['a concluded one', 'concluded', { earned: 0, delivered: 0, payout: 0 }, true],
    ['one that delivered', 'active', { earned: 5, delivered: 1, payout: 9 }, true],
    ['one that delivered nothing', 'active', { earned: 5, delivered: 0, payout: 9 }, false],
    ['one whose reports cannot be read', 'active', null, true],
    ['one of which it is not told', 'active', { earned: 5, delivered: null, payout: 9 }, true],
    ['one nobody won anything of', 'active', { earned: 0, delivered: null, payout: 0 }, false],
  ])('may be changed by a change of %s: %s', (_, status, told, expected) => {
    expect(needsConfirmation({ status }, told)).toBe(expected);
  });
});

describe('what the awards would be worth', () => {
  const after = (change: Change, payout: unknown = 40) =>
    earnedAfter(WHOLE, afterChange(WHOLE, change), [reportOf(payout)])?.payout ?? null;

  it('follows the worth, the threshold and the limits', () => {
    expect(after(gift(GIFTS[0], { worth: 25 }))).toBe(50);
    expect(after(gift(GIFTS[0], { target: 2_500 }))).toBe(20);
    expect(after(gift(GIFTS[1], { target: 2_000 }))).toBe(130);
    const limited = { resource: 'promotion', after: { max_per_client: 1 } };
    expect(after(limited)).toBe(20);
    expect(after(gift(GIFTS[0], undefined))).toBe(0);
  });

  it.each([
    ['other days', { end_date: '2026-04-30' }],
    ['other categories', { categories: [] }],
    ['another company', { company_quotas: [{ company_code: 'B', quota: 0 }] }],
  ])('is not known of %s: who takes part is not in the reports', (_, change) => {
    expect(after({ resource: 'promotion', after: change })).toBeNull();
  });

  it('is nothing once the promotion starts after today, also where its reports cannot be read', () => {
    const change = { resource: 'promotion', after: { start_date: '2090-01-01' } };
    const put = afterChange(WHOLE, change);
    expect(earnedAfter(WHOLE, put, [reportOf(40)])).toEqual({ awards: 0, payout: 0 });
    expect(earnedAfter(WHOLE, put, null)).toEqual({ awards: 0, payout: 0 });
  });

  it('stays where only an end changes that is still to come', () => {
    const before = { ...WHOLE, promotion: { ...WHOLE.promotion, end_date: '2090-03-31' } };
    const change = { resource: 'promotion', after: { end_date: '2090-01-31' } };
    const all = earnedAfter(before, afterChange(before, change), [reportOf(40)]);
    expect(all).toEqual({ awards: 2, payout: 40 });
  });

  it.each([
    ['fewer pieces than were delivered', 1, { pieces: 1, delivered: 2 }],
    ['as many pieces as were delivered', 2, undefined],
    ['no limit', null, undefined],
  ])('tells %s of a gift', (_, quantity, pieces) => {
    const lines = [
      { achieved_total: 2_500, awards_earned: 2, awards_delivered: 2, payout: 40 },
      { achieved_total: 1_500, awards_earned: 1, awards_delivered: 0, payout: 20 },
    ];
    const change = gift(GIFTS[0], { ...GIFTS[0], quantity });
    expect(piecesBelowDelivered(WHOLE, change, [{ lines }])).toEqual(pieces);
  });

  it('is not known where the promotion as it was comes to something else, or cannot be read', () => {
    expect(after(gift(GIFTS[0], { worth: 25 }), 41)).toBeNull();
    expect(after(gift(GIFTS[0], { worth: 25 }), {})).toBeNull();
    expect(
      earnedAfter(WHOLE, WHOLE, [{ ...reportOf(40), lines: [{ achieved_total: 'x' }] }]),
    ).toBeNull();
  });
});

describe('of the demo data', () => {
  let backend: SeededBackend;
  beforeAll(async () => {
    backend = await openSeededBackend();
  });
  afterAll(() => backend.close());

  it('is what is handed out one by one once the change is made, for every concluded promotion', async () => {
    const { rows } = backend.store;
    let total = 0;
    for (const promotion of rows('promotions').filter(({ status }) => status === 'concluded')) {
      const isGift = promotion.award_type === 'gift';
      const name = isGift ? 'gifts' : 'rewards';
      const given = rows(name)
        .filter(({ promotion_id }) => promotion_id === promotion._id)
        .map((row): Row & { id: string } => ({ ...row, id: row._id }));
      const [first] = given;
      if (!first) continue;
      const reports = await Promise.all(
        (promotion.company_quotas as Row[]).map(async ({ company_code }) => {
          const path = `/api/v1/promotions/reports/${String(promotion.code)}?company_code=${String(company_code)}`;
          const answer = await backend.call('admin', path);
          return ((await answer.json()) as { data: { report: Row } }).data.report;
        }),
      );
      const change = isGift ? { worth: Number(first.worth) + 3 } : { target_value: 2_000 };
      const whole = { promotion, given, awards: [] };
      const told = earnedAfter(
        whole,
        afterChange(whole, { resource: isGift ? 'gift' : 'reward', before: first, after: change }),
        reports,
      );
      const changed = (table: string) =>
        table === name
          ? rows(table).map((row) => (row._id === first._id ? { ...row, ...change } : row))
          : rows(table);
      const expected = [...handOut(changed, promotion, boughtFrom(rows, promotion)).values()];
      const euros = expected.reduce((sum, { payout }) => sum + payout, 0);
      expect([promotion.code, told?.payout.toFixed(2)]).toEqual([promotion.code, euros.toFixed(2)]);
      total += euros;
    }
    expect(total).toBeGreaterThan(10_000);
  });
});
