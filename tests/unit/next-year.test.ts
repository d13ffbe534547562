import { describe, expect, it } from 'vitest';
import { nextTargets, rowsOfFiles, sharedMilestones } from '@/resources/target/next-year';

const target = (id: string, values: Record<string, unknown> = {}) => ({
  id,
  customer_code: `C${id}`,
  agent_code: 'A1',
  company_code: 'AURORA',
  year: 2026,
  period: 'Annuale',
  target_value: 12_345,
  achieved_value: 400,
  milestones: [],
  ...values,
});
const milestone = (threshold: unknown, reward_type = 'prize') => ({ threshold, reward_type });
const SAME = { percent: 0, unit: 1 } as const;

describe('targets of the year after', () => {
  it.each([
    [0, 1, 12_345],
    [5, 1, 12_962],
    [5, 10, 12_960],
    [5, 100, 13_000],
    [-2.5, 1, 12_036],
    [-99.9, 100, 100],
  ] as const)('with %d percent, to %i: %i', (percent, unit, value) => {
    const [next] = nextTargets([target('1')], [], { percent, unit });
    expect(next).toMatchObject({ year: 2027, before: 12_345, target_value: value, state: 'new' });
  });

  it.each([
    ['1° semestre', '1° semestre'],
    ['1° semestre 2026', '1° semestre 2027'],
    ['2026', '2027'],
    ['Campagna 2026/12026', 'Campagna 2027/12026'],
    ['', 'Annuale'],
    [undefined, 'Annuale'],
  ])('take the period %j to %j', (period, next) => {
    expect(nextTargets([target('1', { period })], [], SAME)[0]?.period).toBe(next);
  });

  it('scale their milestones, in order and apart', () => {
    const milestones = [milestone(1040, 'prize'), milestone(1000), milestone(2000), milestone('x')];
    const [next] = nextTargets([target('1', { milestones })], [], { percent: 10, unit: 100 });
    expect(next?.milestones).toEqual([
      { threshold: 1100, reward_type: 'prize' },
      { threshold: 1200, reward_type: 'prize' },
      { threshold: 2200, reward_type: 'prize' },
    ]);
  });

  it.each([
    ['their own where the customer still has it', ['MONVISO', 'AURORA'], ['A2', 'A1'], 'A1'],
    ['the present one at their company', ['MONVISO', 'AURORA'], ['A1', 'A2'], 'A2'],
    ['their own where the customer left their company', ['MONVISO'], ['A2'], 'A1'],
  ])('have an agent: %s', (_, company_code, agents, agent_code) => {
    const customers = [{ code: 'C1', company_code, agent_code: agents }];
    const [next] = nextTargets([target('1')], [], SAME, customers);
    expect(next).toMatchObject({ agent_code, isOfNewAgent: agent_code !== 'A1' });
  });

  it('are distinguished from existing ones by months rather than by words', () => {
    const existing = [
      target('9', { customer_code: 'C1', year: '2027', period: 'H1' }),
      target('8', { customer_code: 'C2', year: 2027, company_code: 'MONVISO' }),
    ];
    const chosen = [
      target('1', { period: '1° semestre 2026' }),
      target('2'),
      target('3', { customer_code: 'C2', period: 'anno' }),
    ];
    expect(nextTargets(chosen, existing, SAME).map(({ state }) => state)).toEqual([
      'exists',
      'new',
      'repeated',
    ]);
  });

  it('exist already where their codes were stored as numbers', () => {
    const stored = target('9', { customer_code: 17, company_code: 3, year: 2027 });
    const chosen = target('1', { customer_code: '17', company_code: '3' });
    expect(nextTargets([chosen], [stored], SAME)[0]?.state).toBe('exists');
  });

  it('leave out what cannot be read', () => {
    const odd = [
      target('1', { year: 'soon' }),
      target('2', { target_value: {} }),
      target('3', { target_value: 0 }),
      target('4', { agent_code: null }),
    ];
    expect(nextTargets(odd, [], SAME)).toEqual([]);
  });

  it('become the rows of two files, with nothing achieved', () => {
    const next = nextTargets(
      [
        target('1', { milestones: [milestone(6000)], period: 'H1' }),
        target('2', { customer_code: 'C1', milestones: [milestone(7000)], period: 'H2' }),
      ],
      [],
      SAME,
    );
    const { Target, RewardTarget } = rowsOfFiles(next);
    expect(Target[0]).toMatchObject({ customer_code: 'C1', period: 'H1', achieved_value: 0 });
    expect(RewardTarget).toEqual([
      { customer_code: 'C1', year: 2027, threshold: 6000, reward_type: 'prize' },
      { customer_code: 'C1', year: 2027, threshold: 7000, reward_type: 'prize' },
    ]);
    expect(sharedMilestones(next, [])).toBe(1);
    expect(sharedMilestones(next.slice(0, 1), [])).toBe(0);
    const there = target('9', { customer_code: 'C1', year: '2027', period: 'H2' });
    expect(sharedMilestones(next.slice(0, 1), [there])).toBe(1);
  });
});
