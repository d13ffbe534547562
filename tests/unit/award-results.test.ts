// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RaRecord } from 'react-admin';
import type { WireRecord } from '@/core/resource';
import { awardOf } from '@/core/awards';
import { monthsTouched } from '@/core/target-months';
import type { Column } from '@/kit/fields/column';
import { shownTable } from '@/kit/export/export-kinds';
import { WINNER_COLUMNS } from '@/resources/company-report/award-columns';
import { companyReport } from '@/resources/company-report/company-report.definition';
import { winnerRowsOf } from '@/resources/company-report/cost-rows';
import { LINE_COLUMNS } from '@/resources/company-report/line-columns';
import { dateFormats } from '@/ui/formats/dates';
import { numberFormats } from '@/ui/formats/numbers';
import { relativeTimeFormats } from '@/ui/formats/relative-time';
import { awardResultsOf, timesWonOverall } from '@/domain/promotion/award-results';
import { splitOf } from '@/domain/promotion/award-split';
import { linesOf } from '@/domain/report/report-lines';
import { targetPartsOf } from '@/resources/company-report/target-parts';
import { openSeededBackend, type SeededBackend } from '../spec/seeded-backend';
import { boughtFrom, handOut, partOfTarget } from '../support/count-awards';
import type { Row } from '../../fixtures/database/row';

const gift = (worth: number, target: number, more: object = {}) =>
  awardOf({ worth, target, free: false, quantity: null, ...more });

describe('awards that a customer won, from the number and the value in a report', () => {
  const [cup, mill] = [gift(24.9, 1_200), gift(189, 5_500)];
  it.each([
    ['one award', 600_000, 1, 18_900, [0, 1]],
    ['several', 700_000, 3, 2_490 * 2 + 18_900, [2, 1]],
    ['none at all', 600_000, 0, 0, [0, 0]],
    ['a value that no split comes to', 600_000, 1, 18_901, null],
    ['more than the purchases reach', 500_000, 1, 18_900, null],
  ])('is told of %s', (_, achieved, awards, payout, expected) => {
    expect(splitOf({ achieved, awards, payout }, [cup, mill])).toEqual(expected);
  });

  it('is unknown where two awards are worth the same', () => {
    const won = { achieved: 900_000, awards: 1, payout: 2_490 };
    expect(splitOf(won, [cup, gift(24.9, 2_000)])).toBeNull();
    expect(splitOf({ ...won, achieved: 150_000 }, [cup, gift(24.9, 2_000)])).toEqual([1, 0]);
  });

  it('takes a percentage and what is free once, and no more pieces than there are', () => {
    const percent = awardOf({ type: 'money_percent', target_value: 1_000, percent: 3 });
    expect(splitOf({ achieved: 250_000, awards: 1, payout: 7_500 }, [percent])).toEqual([1]);
    expect(splitOf({ achieved: 250_000, awards: 2, payout: 15_000 }, [percent])).toBeNull();
    const few = gift(20, 1_000, { quantity: 1 });
    expect(splitOf({ achieved: 250_000, awards: 2, payout: 4_000 }, [few])).toBeNull();
  });

  it('is left open where trying all splits would take long', () => {
    const many = Array.from({ length: 8 }, (_, at) => gift(10 + at / 100, 1));
    expect(splitOf({ achieved: 9_000, awards: 60, payout: 60_213 }, many)).toBeNull();
  });
});

describe('the winners of a report', () => {
  const given = [
    { _id: 'A', worth: 10, target: 100, free: false },
    { _id: 'B', worth: 25, target: 300, free: false },
  ];
  const of = (customer_code: string, earned: unknown, delivered: unknown, payout: unknown) => ({
    customer_code,
    achieved_total: 700,
    awards_earned: earned,
    awards_delivered: delivered,
    payout,
  });

  it('have what was delivered of each award, as far as reports say it', () => {
    const lines = linesOf({
      lines: [
        of('ALL', 2, 2, 35),
        of('NONE', 1, 0, 10),
        of('PART', 2, 1, 35),
        of('SAME', 3, 1, 30),
      ],
    });
    const { winnersOf, unassigned, undelivered } = awardResultsOf(lines, given);
    expect(
      winnersOf.map((winners) =>
        winners.map(({ line, awards, delivered, deliveredEuros }) => [
          line.customer_code,
          awards,
          delivered,
          deliveredEuros,
        ]),
      ),
    ).toEqual([
      [
        ['ALL', 1, 1, 10],
        ['NONE', 1, 0, 0],
        ['PART', 1, null, null],
        ['SAME', 3, 1, 10],
      ],
      [
        ['ALL', 1, 1, 25],
        ['PART', 1, null, null],
      ],
    ]);
    expect(unassigned).toEqual({ customers: 0, awards: 0 });
    // PART won two awards, and is one customer.
    expect(undelivered).toBe(1);
  });

  it('are counted separately where the figures do not identify them, or cannot be read', () => {
    const lines = linesOf({ lines: [of('ODD', 2, 2, 11), of('BAD', {}, 0, 10)] });
    expect(awardResultsOf(lines, given)).toMatchObject({
      winnersOf: [[], []],
      unassigned: { customers: 1, awards: 2 },
      unreadable: 1,
    });
    const broken = [...given, { _id: 'C', worth: 'x', target: 10 }];
    expect(awardResultsOf(linesOf({ lines: [of('ALL', 2, 2, 35)] }), broken)).toMatchObject({
      unassigned: { customers: 1, awards: 2 },
    });
  });
});

describe('how often each award was won', () => {
  const given = [
    { worth: 30, target: 500 },
    { worth: 100, target: 1_000 },
  ];
  const report = (awards_earned: number | null, payout: number) => ({
    awards_earned,
    lines: [{ customer_code: 'K', achieved_total: 1_500, awards_earned, payout }],
  });

  it('is the sum over the reports of all companies', () => {
    expect(timesWonOverall([report(2, 130), report(1, 30)], given)).toEqual([2, 1]);
    expect(timesWonOverall([report(0, 0)], given)).toEqual([0, 0]);
  });

  it.each([
    ['no report', []],
    ['one that its lines do not explain', [report(2, 130), report(1, 31)]],
    ['one without its lines', [report(2, 130), { awards_earned: 1 }]],
    ['one without a number of awards', [report(2, 130), report(null, 0)]],
  ])('is not known with %s', (_, reports) => {
    expect(timesWonOverall(reports, given)).toBeNull();
  });
});

describe('the reports of the demo data', () => {
  let backend: SeededBackend;
  beforeAll(async () => {
    backend = await openSeededBackend();
  });
  afterAll(() => backend.close());

  /** Each report of a promotion at a company, with its lines. */
  const reports = async () => {
    const { rows } = backend.store;
    const asked = rows('promotions').flatMap((promotion) =>
      (promotion.company_quotas as Row[]).map(({ company_code }) => ({
        promotion,
        company: String(company_code),
      })),
    );
    return Promise.all(
      asked.map(async ({ promotion, company }) => {
        const path = `/api/v1/promotions/reports/${String(promotion.code)}?company_code=${company}`;
        const answer = await backend.call('admin', path);
        const { data } = (await answer.json()) as { data: { report: Row } };
        return { promotion, company, report: data.report };
      }),
    );
  };

  it('list for each award who won it and what it cost, as if it were handed out one by one', async () => {
    const { rows } = backend.store;
    let told = 0;
    for (const { promotion, company, report } of await reports()) {
      const given = rows(promotion.award_type === 'gift' ? 'gifts' : 'rewards').filter(
        ({ promotion_id }) => promotion_id === promotion._id,
      );
      const expected = new Map<string, { awards: number; euros: number }>();
      handOut(rows, promotion, boughtFrom(rows, promotion), (award, key, euros) => {
        const [customer = '', where = ''] = key.split(' ');
        if (where !== company) return;
        const name = `${award._id} ${customer}`;
        const before = expected.get(name) ?? { awards: 0, euros: 0 };
        expected.set(name, { awards: before.awards + 1, euros: before.euros + euros });
      });
      const { winnersOf, unassigned } = awardResultsOf(linesOf(report), given);
      for (const [at, winners] of winnersOf.entries()) {
        for (const { line, awards, euros } of winners) {
          const name = `${String(given[at]?._id)} ${line.customer_code}`;
          expect([name, awards, euros.toFixed(2)]).toEqual([
            name,
            expected.get(name)?.awards,
            expected.get(name)?.euros.toFixed(2),
          ]);
          expected.delete(name);
          told += awards;
        }
      }
      // Whatever is left belongs to those who are counted apart.
      const left = [...expected.values()].reduce((sum, { awards }) => sum + awards, 0);
      expect([promotion.code, unassigned.awards]).toEqual([promotion.code, left]);
    }
    expect(told).toBeGreaterThan(100);
  });

  it('are measured by the part of the targets their months are, counted off one by one', async () => {
    const { rows } = backend.store;
    let measured = 0;
    for (const { promotion, company, report } of await reports()) {
      const lines = linesOf(report);
      const span = monthsTouched(promotion);
      if (!span) throw new Error('It has days');
      const targets = rows('targets').filter(({ company_code }) => company_code === company);
      const parts = targetPartsOf(lines, targets, span);
      for (const { customer_code } of lines) {
        const own = targets.filter((target) => target.customer_code === customer_code);
        const euros = own.reduce((sum, target) => sum + partOfTarget(promotion, target), 0);
        const told = parts.byCustomer.get(customer_code);
        if (euros === 0) expect(told).toBeUndefined();
        else expect(told).toBeCloseTo(euros, 2);
        measured += euros > 0 ? 1 : 0;
      }
      expect([promotion.code, parts.euros ?? undefined]).toEqual([
        promotion.code,
        report.target_total,
      ]);
      expect(parts.withTarget + parts.without).toBe(lines.length);
    }
    expect(measured).toBeGreaterThan(100);
  });

  it('count the target of a customer on two lines once', async () => {
    const [{ promotion, company, report } = {} as never] = await reports();
    const span = monthsTouched(promotion);
    if (!span) throw new Error('It has days');
    const targets = backend.store
      .rows('targets')
      .filter(({ company_code }) => company_code === company);
    const lines = linesOf(report);
    const once = targetPartsOf(lines, targets, span);
    const twice = targetPartsOf([...lines, ...lines], targets, span);
    expect({ ...twice, achieved: null }).toEqual({ ...once, achieved: null });
  });

  it('export their winners and their customers, as counted off the raw rows', async () => {
    const { rows } = backend.store;
    const formats = {
      ...numberFormats('it'),
      ...dateFormats('it'),
      ...relativeTimeFormats('it'),
    };
    const translate = (key: string) => key.split('.').at(-1) ?? key;
    const words = { definition: companyReport, translate, formats, nameOf: () => 'Rossi' };
    const cellsOf = (columns: readonly Column[], records: readonly RaRecord[]) => {
      const table = shownTable(columns, words);
      return records
        .flatMap(table.rows)
        .map((cells) => Object.fromEntries(table.header.map((name, at) => [name, cells[at]])));
    };
    const idOf = ({ _id }: WireRecord) => String(_id);
    const comma = (euros: number) => euros.toFixed(2).replace('.', ',');
    const customers = new Map(rows('customers').map((row) => [row.code, row]));
    const exported = { winners: 0, customers: 0 };
    for (const { promotion, company, report } of await reports()) {
      const given = rows(promotion.award_type === 'gift' ? 'gifts' : 'rewards').filter(
        ({ promotion_id }) => promotion_id === promotion._id,
      );
      const bought = boughtFrom(rows, promotion);
      const won = new Map<string, { awards: number; euros: number }>();
      const sums = handOut(rows, promotion, bought, (award, key, euros) => {
        const name = `${key} ${award._id}`;
        const before = won.get(name) ?? { awards: 0, euros: 0 };
        won.set(name, { awards: before.awards + 1, euros: before.euros + euros });
      });
      const lines = linesOf(report);
      const results = awardResultsOf(lines, given);
      const named = given.map((row) => ({ ...row, id: row._id }));
      const winners = winnerRowsOf(named, results, idOf);
      for (const cells of cellsOf(WINNER_COLUMNS, winners)) {
        const own = won.get(`${cells.customer_code} ${company} ${cells.award_name}`);
        expect(cells).toMatchObject({
          customer_name: customers.get(cells.customer_code)?.business_name,
          awards_earned: String(own?.awards),
          payout: comma(own?.euros ?? NaN),
        });
        exported.winners += 1;
      }
      const here = [...bought].filter(([key]) => key.endsWith(` ${company}`));
      const found = cellsOf(LINE_COLUMNS, lines);
      expect(found).toHaveLength(here.length);
      const byCode = new Map(found.map((cells) => [cells.customer_code, cells]));
      for (const [key, cents] of here) {
        const [code = ''] = key.split(' ');
        const targets = rows('targets').filter(
          (target) => target.customer_code === code && target.company_code === company,
        );
        const part = targets.reduce((sum, target) => sum + partOfTarget(promotion, target), 0);
        expect(byCode.get(code)).toMatchObject({
          customer_name: customers.get(code)?.business_name,
          // Without a target it is empty, never 0,00.
          target_total: part === 0 ? '' : comma(part),
          achieved_total: comma(cents / 100),
          awards_earned: String(sums.get(key)?.awards ?? 0),
          payout: comma(sums.get(key)?.payout ?? 0),
        });
        exported.customers += 1;
      }
    }
    expect(exported.winners).toBeGreaterThan(100);
    expect(exported.customers).toBeGreaterThan(500);
  });
});
