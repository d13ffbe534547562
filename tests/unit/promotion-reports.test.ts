import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listOf } from '@/core/one-or-many';
import { couldWinIn, quotaLeftIn, quotaLeftOf } from '@/domain/promotion/quota-left';
import { linesOf } from '@/domain/report/report-lines';
import { matchingLines, shareOf, sumsByAgent } from '@/resources/company-report/report-figures';
import { targetPartsOf } from '@/resources/company-report/target-parts';
import { monthsTouched } from '@/core/target-months';
import {
  addedUp,
  comparedTurnover,
  comparedYears,
  trendOf,
  turnoversBy,
} from '@/resources/company-report/year-before';
import { openSeededBackend, type SeededBackend } from '../spec/seeded-backend';
import { exposureOf } from '@/domain/promotion/exposure';
import { boughtFrom, countReport, handOut, type Given } from '../support/count-awards';
import type { Row } from '../../fixtures/database/store';

const LINES = linesOf({
  lines: [
    { customer_code: 'C1', customer_name: 'Bar Città', agent_code: 'A1', achieved_total: 100.1 },
    { customer_code: 'C2', customer_name: 'Caffè Roma', agent_code: 'A2', achieved_total: 300 },
    { customer_code: 'C3', customer_name: 'Bar Roma', agent_code: 'A1', achieved_total: '0.2' },
    'no line',
    null,
  ],
});

describe('the figures of a report', () => {
  it('takes lines as they come, and passes over what is none', () => {
    expect(
      LINES.map(({ customer_code, achieved_total }) => [customer_code, achieved_total]),
    ).toEqual([
      ['C1', 100.1],
      ['C2', 300],
      ['C3', 0.2],
    ]);
    expect(linesOf({ lines: 'none' })).toEqual([]);
  });

  it('are added up by agent to the cent, who sold most first', () => {
    expect(
      sumsByAgent(LINES).map(({ agent_code, participants, achieved_total }) => [
        agent_code,
        participants,
        achieved_total,
      ]),
    ).toEqual([
      ['A2', 1, 300],
      ['A1', 2, 100.3],
    ]);
  });

  it('are found by words of the customer, whatever accents are typed', () => {
    expect(matchingLines(LINES, 'citta bar').map(({ customer_code }) => customer_code)).toEqual([
      'C1',
    ]);
    expect(matchingLines(LINES, 'roma')).toHaveLength(2);
    expect(matchingLines(LINES, '')).toHaveLength(3);
  });

  it.each([
    ['a quota', [{ company_code: 'A', quota: 50 }], 20, 30],
    ['a quota that is used up', [{ company_code: 'A', quota: 50 }], 60, 0],
    ['no limit', [{ company_code: 'A', quota: 0 }], 60, Number.POSITIVE_INFINITY],
    ['another company', [{ company_code: 'B', quota: 50 }], 0, undefined],
    ['what is no quota', 'none', 0, undefined],
  ])('tell what is left of %s', (_, company_quotas, earned, left) => {
    const report = { company_code: 'A', awards_earned: earned };
    expect(quotaLeftOf({ company_quotas }, report, [])).toBe(left);
  });

  it.each([
    ['of known winners', [{ achieved_total: 500, awards_earned: 2, payout: 100 }], 49],
    ['of unknown winners', [{ achieved_total: 500, awards_earned: 2, payout: 3 }], undefined],
    ['without lines', undefined, undefined],
  ])('count no free awards against a quota: %s', (_, lines, left) => {
    const given = [
      { type: 'money_fixed', target: 500, amount: 100 },
      { type: 'good', target: 500, worth: 0, free: true },
    ];
    const company_quotas = [{ company_code: 'A', quota: 50 }];
    const report = { company_code: 'A', awards_earned: 2, lines };
    expect(quotaLeftOf({ company_quotas }, report, given)).toBe(left);
  });

  it('tell what all quotas leave, and how many customers could still win', () => {
    const company_quotas = [
      { company_code: 'A', quota: 50 },
      { company_code: 'B', quota: 10 },
    ];
    const rows = [{ company_code: 'A', customers: 100, awards_earned: 20 }];
    const unread = [{ company_code: 'A', customers: 100, awards_earned: '?' }];
    const unlimited = [{ company_code: 'A', quota: 0 }];
    expect(quotaLeftIn({ company_quotas }, rows, [])).toBe(40);
    expect(quotaLeftIn({ company_quotas }, unread, [])).toBeUndefined();
    expect(quotaLeftIn({ company_quotas: unlimited }, rows, [])).toBeUndefined();
    expect(quotaLeftIn({ company_quotas: unlimited }, rows, [{ quantity: 25 }])).toBe(5);
    expect(couldWinIn({ company_quotas }, rows, [])).toBe(30);
    expect(couldWinIn({ company_quotas: unlimited }, rows, [])).toBe(100);
  });

  it.each([
    ['fewer pieces than the quota', [{ quantity: 20 }, { quantity: 5 }], 5],
    ['more pieces than the quota', [{ quantity: 20 }, { quantity: 500 }], 30],
    ['a gift without a quantity', [{ quantity: 5 }, {}], 30],
    ['pieces that are used up', [{ quantity: 5 }], 0],
  ])('tell what is left of a quota and of %s', (_, gifts, left) => {
    const company_quotas = [{ company_code: 'A', quota: 50 }];
    const row = { company_code: 'A', customers: 100, awards_earned: 20 };
    const given = gifts.map((gift) => ({ target: 500, worth: 10, ...gift }));
    expect(quotaLeftIn({ company_quotas }, [row], given)).toBe(left);
    expect(couldWinIn({ company_quotas }, [row], given)).toBe(left);
  });

  it('tell what is left of a quota beside a free gift, which uses none, once their lines are read', () => {
    const company_quotas = [{ company_code: 'A', quota: 50 }];
    const given = [
      { target: 500, worth: 10, quantity: 25 },
      { target: 100, worth: 4, quantity: 9, free: true },
    ];
    const line = { achieved_total: 600, awards_earned: 2, payout: 14 };
    const row = { company_code: 'A', customers: 100, awards_earned: 4 };
    const report = { ...row, lines: [line, line] };
    expect(quotaLeftIn({ company_quotas }, [report], given)).toBe(23);
    expect(quotaLeftIn({ company_quotas }, [row], given)).toBeUndefined();
    // Seven more customers may receive the free gift.
    expect(couldWinIn({ company_quotas }, [report], given)).toBe(30);
    expect(couldWinIn({ company_quotas }, [row], given)).toBe(0);
  });

  it('have no share of nothing', () => {
    expect(shareOf(1, 4)).toBe(0.25);
    expect(shareOf(1, 0)).toBeNull();
    expect(shareOf(null, 4)).toBeNull();
  });
});

describe('the reports of the fixture backend', () => {
  let backend: SeededBackend;
  beforeAll(async () => {
    backend = await openSeededBackend();
  });
  afterAll(() => backend.close());

  const read = async (path: string, role: 'admin' | 'agent' | 'company_manager' = 'admin') =>
    ((await (await backend.call(role, path)).json()) as { data: { reports: Row[]; report: Row } })
      .data;
  const everyRow = (path: string) =>
    `/api/v1/${path}?page=1&pageSize=1000&searchTerm=&sortField=_id&sortDir=1`;

  it('agree with turnovers, targets and customers, counted here by themselves', async () => {
    const [{ reports }, byAgent] = await Promise.all([
      read(everyRow('promotions/reports')),
      read(everyRow('promotions/report')),
    ]);
    const rows = backend.store.rows;
    const counted = rows('promotions').flatMap((promotion) =>
      listOf<Row>(promotion.company_quotas).map(({ company_code }) =>
        countReport(rows, promotion, String(company_code)),
      ),
    );
    expect(
      reports.map(({ promotion_code, company_code }) => [promotion_code, company_code]),
    ).toEqual(
      expect.arrayContaining(
        counted.map(({ total }) => [total.promotion_code, total.company_code]),
      ),
    );
    expect(reports).toHaveLength(counted.length);
    for (const { total, agents } of counted) {
      const isOwn = (row: Row) =>
        row.promotion_code === total.promotion_code && row.company_name === total.company_name;
      const report = reports.find(isOwn);
      expect(report).toMatchObject(total);
      expect(report).not.toHaveProperty('lines');
      expect(
        new Map(
          byAgent.reports
            .filter(isOwn)
            .map((row) => [row.agent_code, [row.customers, row.participants, row.achieved_total]]),
        ),
      ).toEqual(agents);
    }
  });

  it('compare a target only with the purchases of the customers who have one', async () => {
    const { rows } = backend.store;
    const shares: { ofMeasured: number; ofAll: number }[] = [];
    for (const promotion of rows('promotions')) {
      for (const { company_code } of listOf<Row>(promotion.company_quotas)) {
        const { total, measured } = countReport(rows, promotion, String(company_code));
        const { report } = await read(
          `/api/v1/promotions/reports/${String(promotion.code)}?company_code=${String(company_code)}`,
        );
        const span = monthsTouched(promotion);
        if (total.target_total === undefined || !span) continue;
        const targets = rows('targets').filter((target) => target.company_code === company_code);
        const { euros, achieved } = targetPartsOf(linesOf(report), targets, span);
        expect(euros).toBeCloseTo(total.target_total, 2);
        expect(achieved).toBeCloseTo(measured, 2);
        shares.push({
          ofMeasured: measured / total.target_total,
          ofAll: total.achieved_total / total.target_total,
        });
      }
    }
    // The turnover of all customers would turn missed targets into reached ones.
    expect(shares.filter(({ ofMeasured, ofAll }) => ofMeasured < 1 && ofAll >= 1)).not.toEqual([]);
  });

  it('give what promises and purchases come to, award by award, and never more than the exposure', async () => {
    const { reports } = await read(everyRow('promotions/reports'));
    const { rows } = backend.store;
    const month = new Date().toISOString().slice(0, 7);
    for (const promotion of rows('promotions')) {
      const bought = boughtFrom(rows, promotion);
      const earned = handOut(rows, promotion, bought);
      const settled = boughtFrom(
        rows,
        promotion,
        (when) => promotion.payout_type === 'upon_delivery' && when < month,
      );
      const delivered =
        promotion.status === 'concluded' ? earned : handOut(rows, promotion, settled);
      const own = reports.filter(({ promotion_code }) => promotion_code === promotion.code);
      for (const { company_code, awards_earned, awards_delivered, payout } of own) {
        const at = (given: ReadonlyMap<string, Given>) =>
          [...given]
            .filter(([key]) => key.endsWith(` ${String(company_code)}`))
            .map(([, one]) => one);
        expect([promotion.code, awards_earned, awards_delivered, payout]).toEqual([
          promotion.code,
          sumOf(at(earned), 'awards'),
          sumOf(at(delivered), 'awards'),
          expect.closeTo(sumOf(at(earned), 'payout'), 2),
        ]);
        expect(Number(awards_delivered)).toBeLessThanOrEqual(Number(awards_earned));
      }
      const given = rows(promotion.award_type === 'gift' ? 'gifts' : 'rewards')
        .filter(({ promotion_id }) => promotion_id === promotion._id)
        .map((row) => ({ ...row, id: row._id }));
      const { euros, unlimited } = exposureOf(promotion, given);
      if (!unlimited) expect(sumOf(own, 'payout')).toBeLessThanOrEqual(Number(euros));
    }
    expect(sumOf(reports, 'awards_earned')).toBeGreaterThan(100);
  });

  it('by company add up to their lines, and to the reports by agent', async () => {
    const [{ reports }, byAgent] = await Promise.all([
      read(everyRow('promotions/reports')),
      read(everyRow('promotions/report')),
    ]);
    for (const row of reports) {
      const { promotion_code, company_code } = row;
      const { report } = await read(
        `/api/v1/promotions/reports/${String(promotion_code)}?company_code=${String(company_code)}`,
      );
      const { lines, ...figures } = report as Row & { lines: Row[] };
      expect(figures).toEqual(row);
      const ofAgents = byAgent.reports.filter(
        (other) =>
          other.promotion_code === promotion_code && other.company_name === row.company_name,
      );
      for (const field of ['achieved_total', 'awards_earned', 'payout'] as const) {
        const total = Number(row[field]);
        expect(sumOf(lines, field)).toBeCloseTo(total, 2);
        expect(sumOf(ofAgents, field)).toBeCloseTo(total, 2);
      }
      expect(sumOf(ofAgents, 'customers')).toBe(row.customers);
    }
  });

  it('are of a period where the promotion had a day in it', async () => {
    const { reports } = await read(
      `${everyRow('promotions/reports')}&from=2026-01-01&to=2026-12-31`,
    );
    const codes = backend.store
      .rows('promotions')
      .filter(
        ({ start_date, end_date }) =>
          String(start_date) <= '2026-12-31' && String(end_date) >= '2026-01-01',
      )
      .map(({ code }) => code);
    expect(new Set(reports.map(({ promotion_code }) => promotion_code))).toEqual(new Set(codes));
  });

  it('are made while other calls are answered', async () => {
    const customers = backend.store.rows('customers').slice(0, 50);
    for (let at = 0; at < 20_000; at += 1) {
      const { code, company_code, agent_code } = customers[at % customers.length] as Row;
      const [company] = listOf(company_code);
      const [agent] = listOf(agent_code);
      backend.store.insert('turnovers', {
        _id: `report-${at}`,
        customer_code: code,
        company_code: company,
        agent_code: agent,
        year: 1950 + (at % 50),
        month: 1,
        amount: 1,
      });
    }
    let isMade = false;
    const making = read(everyRow('promotions/reports')).finally(() => {
      isMade = true;
    });
    let answered = 0;
    for (;;) {
      await backend.call('admin', '/me');
      if (isMade) break;
      answered += 1;
    }
    await making;
    expect(answered).toBeGreaterThan(3);
  });

  it('by agent are found by the title of their promotion, which no row has', async () => {
    const { reports } = await read(
      '/api/v1/promotions/report?page=1&pageSize=100&searchTerm=NATALE+bar&sortField=_id&sortDir=1',
    );
    expect(new Set(reports.map(({ promotion_code }) => promotion_code))).toEqual(
      new Set(['AUR-P06']),
    );
    expect(reports[0]).not.toHaveProperty('promotion_title');
  });

  it('hold an agent’s own customers alone, and no other company', async () => {
    const { reports } = await read(everyRow('promotions/report'), 'agent');
    expect(new Set(reports.map(({ agent_code }) => agent_code)).size).toBe(1);
    const foreign = backend.store
      .rows('promotions')
      .find(({ company_code }) => !listOf(company_code).includes('AURORA'));
    const answer = await backend.call(
      'agent',
      `/api/v1/promotions/reports/${String(foreign?.code)}`,
    );
    expect(answer.status).toBe(404);
  });
});

const sumOf = (rows: readonly Readonly<Record<string, unknown>>[], field: string) =>
  rows.reduce((total, row) => total + Number(row[field]), 0);

describe('the trend of a report', () => {
  const month = (rows: Record<string, number>) =>
    turnoversBy(Object.entries(rows).map(([customer_code, amount]) => ({ customer_code, amount })));
  const byMonth = {
    now: [month({ A: 10, B: 5 }), month({ A: 1 })],
    before: [month({ B: 4 }), month({ C: 9 })],
  };

  it('has the months of its participants alone, beside those of the year before', () => {
    const trend = trendOf(byMonth, ['A', 'B', 'A'], 2026 * 12 + 8);
    expect(trend.starts.map((start) => start.toISOString().slice(0, 7))).toEqual([
      '2026-09',
      '2026-10',
    ]);
    expect(trend).toMatchObject({ current: [15, 1], previous: [4, 0] });
  });

  it('ends with the month in progress, which is compared with nothing', () => {
    const trend = trendOf({ ...byMonth, running: month({ A: 7 }) }, ['A', 'B'], 2026 * 12 + 8);
    expect(trend.starts).toHaveLength(3);
    expect(trend).toMatchObject({ current: [15, 1], previous: [4, 0], running: 7 });
  });

  it('comes to what is compared', () => {
    const sums = { now: addedUp(byMonth.now), before: addedUp(byMonth.before) };
    expect(comparedTurnover(sums, ['A', 'B'])).toEqual({ now: 16, before: 4 });
  });

  describe('whose year before begins in its third month', () => {
    const since = {
      now: [month({ A: 480 }), month({ A: 490 }), month({ A: 510 }), month({ A: 590 })],
      before: [month({}), month({}), month({ A: 500 }), month({ A: 550 })],
    };
    const months = { first: 2025 * 12 + 8, last: 2025 * 12 + 11 };

    it('compares 1,100 euros of two months with 1,050, not 2,070 of four', () => {
      const { compared, ...sums } = comparedYears(since, months);
      expect(compared).toEqual({ first: 2025 * 12 + 10, last: 2025 * 12 + 11 });
      expect(comparedTurnover(sums, ['A'])).toEqual({ now: 1_100, before: 1_050 });
    });

    it('has no bars for the months that are not known', () => {
      expect(trendOf(since, ['A'], months.first).previous).toEqual([null, null, 500, 550]);
    });

    it('takes rows of nothing for no turnover', () => {
      const { before } = since;
      const rows = { ...since, before: [month({ A: 0 }), month({ A: 0 }), ...before.slice(2)] };
      expect(comparedYears(rows, months)).toEqual(comparedYears(since, months));
      expect(trendOf(rows, ['A'], months.first).previous).toEqual([null, null, 500, 550]);
    });

    it('compares nothing where the year before has no turnovers', () => {
      const { compared, ...sums } = comparedYears({ ...since, before: [month({})] }, months);
      expect(compared).toEqual(months);
      expect(comparedTurnover(sums, ['A'])).toEqual({ now: 2_070, before: 0 });
    });
  });
});
