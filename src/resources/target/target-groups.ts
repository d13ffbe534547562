import { numberOf, toCents } from '@/core/number';
import type { WireRecord } from '@/core/resource';
import { textOrNumberOf } from '@/core/text';
import { courseOf, neededAMonth } from './target-course';

/** The fields that targets can be summed by. */
export const GROUPINGS = ['agent_code', 'company_code'] as const;
export type Grouping = (typeof GROUPINGS)[number];

/** The targets of one agent or company together; amounts in euros. */
export type TargetGroup = {
  /** The code of the agent or the company. */
  id: string;
  /** How many targets these are, and how many of them are behind. */
  targets: number;
  behind: number;
  target_value: number;
  achieved_value: number;
  /** What all of them still need in each month that is left. */
  needed: number;
};

/** Sums `targets` by `grouping`, as they stand on `day`; who needs most comes first. */
export const groupTargets = (
  targets: readonly WireRecord[],
  grouping: Grouping,
  day: Date,
): TargetGroup[] => {
  const groups = new Map<string, TargetGroup>();
  for (const target of targets) {
    const id = textOrNumberOf(target[grouping]);
    const sum = groups.get(id) ?? { id, ...NOTHING };
    groups.set(id, {
      id,
      targets: sum.targets + 1,
      behind: sum.behind + (courseOf(target, day) === 'behind' ? 1 : 0),
      target_value: toCents(sum.target_value + (numberOf(target.target_value) ?? 0)),
      achieved_value: toCents(sum.achieved_value + (numberOf(target.achieved_value) ?? 0)),
      needed: toCents(sum.needed + (neededAMonth(target, day) ?? 0)),
    });
  }
  return [...groups.values()].toSorted((one, other) => other.needed - one.needed);
};

const NOTHING = { targets: 0, behind: 0, target_value: 0, achieved_value: 0, needed: 0 };
