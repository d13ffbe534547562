import { describe, expect, it } from 'vitest';
import { withoutOverlaps } from '@/core/target-months';
import { groupTargets } from '@/resources/target/target-groups';

const DAY = new Date('2026-11-22T00:00:00Z');
const target = (
  agent_code: string,
  company_code: string,
  values: [number, number],
  year = 2026,
) => ({
  agent_code,
  company_code,
  target_value: values[0],
  achieved_value: values[1],
  year,
});

describe('targets summed up', () => {
  const targets = [
    target('A1', 'C1', [1000, 400]),
    target('A1', 'C1', [100.1, 100.2]),
    target('A2', 'C1', [1000, 200]),
    target('A2', 'C2', [500, 100], 2025),
  ];

  it('counts by agent how many are behind, and what all need in each remaining month', () => {
    expect(groupTargets(targets, 'agent_code', DAY)).toEqual([
      {
        id: 'A2',
        targets: 2,
        behind: 1,
        // The target of 2025.
        missed: 1,
        target_value: 1500,
        achieved_value: 300,
        progress: 0.2,
        lost: 400,
        missing: 800,
        // 800 in November and December; the year 2025 is over.
        needed: 400,
      },
      {
        id: 'A1',
        targets: 2,
        behind: 1,
        missed: 0,
        target_value: 1100.1,
        achieved_value: 500.2,
        progress: expect.closeTo(0.454686, 5) as number,
        lost: 0,
        missing: 600,
        needed: 300,
      },
    ]);
  });

  it('counts the same by company; invalid amounts count as nothing', () => {
    const odd = { company_code: 'C2', target_value: 'x', achieved_value: null, year: 2026 };
    const groups = groupTargets([...targets, odd], 'company_code', DAY);
    expect(groups.map(({ id, targets: count, needed }) => [id, count, needed])).toEqual([
      ['C1', 3, 700],
      ['C2', 2, 0],
    ]);
    expect(groups[1]).toMatchObject({ behind: 0, target_value: 500, achieved_value: 100 });
  });
});

describe('targets whose periods overlap', () => {
  const of = (period: string, customer_code = 'C1', year: number | string = 2026) => ({
    customer_code,
    agent_code: 'A1',
    company_code: 'AURORA',
    year,
    period,
    target_value: 100,
    achieved_value: 50,
  });
  const periodsTaken = (...targets: ReturnType<typeof of>[]) => {
    const { taken, left } = withoutOverlaps(targets);
    return [taken.map(({ period }) => period).toSorted(), left];
  };

  it('count once, by the longest', () => {
    expect(periodsTaken(of('H1'), of('Annuale'), of('H2'))).toEqual([['Annuale'], 2]);
    expect(periodsTaken(of('H1'), of('Q3'), of('M12'))).toEqual([['H1', 'M12', 'Q3'], 0]);
    expect(periodsTaken(of('H1'), of('H1', 'C2'), of('H1', 'C1', 2025))).toEqual([
      ['H1', 'H1', 'H1'],
      0,
    ]);
    expect(periodsTaken(of('H1', 'C1', 2026), of('Annuale', 'C1', '2026'))).toEqual([
      ['Annuale'],
      1,
    ]);
  });

  it('count once where the customer has changed agent', () => {
    const ofNewAgent = { ...of('H2'), agent_code: 'A2' };
    expect(periodsTaken(of('Annuale'), ofNewAgent)).toEqual([['Annuale'], 1]);
    const ofOtherCompany = { ...of('H2'), company_code: 'DANGELO' };
    expect(periodsTaken(of('Annuale'), ofOtherCompany)).toEqual([['Annuale', 'H2'], 0]);
  });

  it('count alone where nobody can read the period', () => {
    expect(periodsTaken(of('Campagna'))).toEqual([['Campagna'], 0]);
    expect(periodsTaken(of('Campagna'), of('H1'), of('Saldi'))).toEqual([['H1'], 2]);
  });
});
