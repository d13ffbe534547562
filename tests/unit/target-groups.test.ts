import { describe, expect, it } from 'vitest';
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

  it('tells by agent how many are behind, and what all need in each month that is left', () => {
    expect(groupTargets(targets, 'agent_code', DAY)).toEqual([
      {
        id: 'A2',
        targets: 2,
        // That of 2025 is missed.
        behind: 1,
        target_value: 1500,
        achieved_value: 300,
        // 800 in November and December; the year 2025 is over.
        needed: 400,
      },
      {
        id: 'A1',
        targets: 2,
        behind: 1,
        target_value: 1100.1,
        achieved_value: 500.2,
        needed: 300,
      },
    ]);
  });

  it('tells the same by company; amounts that are none count nothing', () => {
    const odd = { company_code: 'C2', target_value: 'x', achieved_value: null, year: 2026 };
    const groups = groupTargets([...targets, odd], 'company_code', DAY);
    expect(groups.map(({ id, targets: count, needed }) => [id, count, needed])).toEqual([
      ['C1', 3, 700],
      ['C2', 2, 0],
    ]);
    expect(groups[1]).toMatchObject({ behind: 0, target_value: 500, achieved_value: 100 });
  });
});
