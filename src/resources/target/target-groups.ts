import { numberOf, toCents } from '@/core/number';
import { monthsIn, overlaps, periodOf, type Period } from '@/core/period';
import type { WireRecord } from '@/core/resource';
import { textOrNumberOf } from '@/core/text';
import { courseOf, neededAMonth } from './target-course';
import { missingOf, progressOf } from './target-figures';

/** The fields that targets can be summed by. */
export const GROUPINGS = ['agent_code', 'company_code'] as const;
export type Grouping = (typeof GROUPINGS)[number];

/** The targets of one agent or company together; amounts in euros. */
export type TargetGroup = {
  /** The code of the agent or the company. */
  id: string;
  /** How many targets these are, how many of them are behind, and how many can no longer be reached. */
  targets: number;
  behind: number;
  missed: number;
  target_value: number;
  achieved_value: number;
  /** The part of the first that the second is; null without a target above 0. */
  progress: number | null;
  /** What the missed ones lack. */
  lost: number;
  /** What the others still need in each month that is left. */
  needed: number;
};

/** Sums `targets` by `grouping`, as they stand on `day`; who needs most comes first. */
export const groupTargets = (
  targets: readonly WireRecord[],
  grouping: Grouping,
  day: Date,
): TargetGroup[] => {
  const groups = new Map<string, Sums>();
  for (const target of targets) {
    const id = textOrNumberOf(target[grouping]);
    const sum = groups.get(id) ?? { id, ...NOTHING };
    const course = courseOf(target, day);
    const isMissed = course === 'missed';
    groups.set(id, {
      id,
      targets: sum.targets + 1,
      behind: sum.behind + (course === 'behind' ? 1 : 0),
      missed: sum.missed + (isMissed ? 1 : 0),
      target_value: toCents(sum.target_value + (numberOf(target.target_value) ?? 0)),
      achieved_value: toCents(sum.achieved_value + (numberOf(target.achieved_value) ?? 0)),
      lost: toCents(sum.lost + (isMissed ? (missingOf(target) ?? 0) : 0)),
      needed: toCents(sum.needed + (neededAMonth(target, day) ?? 0)),
    });
  }
  return [...groups.values()]
    .map((group) => ({ ...group, progress: progressOf(group) }))
    .toSorted((one, other) => other.needed - one.needed);
};

type Sums = Omit<TargetGroup, 'progress'>;

const NOTHING = {
  targets: 0,
  behind: 0,
  missed: 0,
  target_value: 0,
  achieved_value: 0,
  lost: 0,
  needed: 0,
};

/**
 * Those of `targets` that can be added up, and how many were left out: of two targets of one customer, agent and company
 * whose periods overlap (a year and its half) only the longer counts. A period that nobody can read may overlap any.
 */
export const withoutOverlaps = <Target extends WireRecord>(
  targets: readonly Target[],
): { taken: Target[]; left: number } => {
  const longestFirst = targets
    .map((target) => ({ target, period: periodOf(target.year, target.period) }))
    .toSorted((one, other) => lengthOf(other.period) - lengthOf(one.period));
  const periodsOf = new Map<string, (Period | null)[]>();
  const taken = longestFirst.filter(({ target, period }) => {
    const { customer_code, agent_code, company_code, year } = target;
    const key = JSON.stringify([customer_code, agent_code, company_code, String(year)]);
    const others = periodsOf.get(key) ?? [];
    if (others.some((other) => !period || !other || overlaps(period, other))) return false;
    periodsOf.set(key, [...others, period]);
    return true;
  });
  return { taken: taken.map(({ target }) => target), left: targets.length - taken.length };
};

const lengthOf = (period: Period | null) => (period ? monthsIn(period) : 0);
