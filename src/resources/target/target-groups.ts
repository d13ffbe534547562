import { addValue, figureOfSum, NO_SUM, type ReadSum } from '@/core/read-sum';
import type { WireRecord } from '@/core/resource';
import { textOrNumberOf } from '@/core/text';
import { neededAMonth, paceOf, stillMissing } from './target-pace';
import { isUnreadableTarget, missingOf, progressOf } from './target-figures';

/** The fields that targets can be summed by. */
export const GROUPINGS = ['agent_code', 'company_code'] as const;
export type Grouping = (typeof GROUPINGS)[number];

/** The targets of one agent or company together; amounts in euros. */
export type TargetGroup = {
  /** The code of the agent or the company. */
  id: string;
  /** The number of targets, of those behind, and of those that can no longer be reached. */
  targets: number;
  behind: number;
  missed: number;
  /** Null where no amount could be read. */
  target_value: number | null;
  achieved_value: number | null;
  /** `achieved_value` as a part of `target_value`; null without a target above 0. */
  progress: number | null;
  /**
   * Euros by which the missed targets were missed; euros that the other targets still need, in total and in each
   * remaining month. Null where no amount could be read.
   */
  lost: number | null;
  missing: number | null;
  needed: number | null;
};

/** Sums `targets` by `grouping`, as of `day`; the group that needs most comes first. */
export const groupTargets = (
  targets: readonly WireRecord[],
  grouping: Grouping,
  day: Date,
): TargetGroup[] => {
  const groups = new Map<string, Sums>();
  for (const target of targets) {
    const id = textOrNumberOf(target[grouping]);
    const sum = groups.get(id) ?? { id, ...NOTHING };
    const pace = paceOf(target, day);
    const isMissed = pace === 'missed';
    const known = (euros: number | null) =>
      isUnreadableTarget(target) ? Number.NaN : (euros ?? 0);
    groups.set(id, {
      id,
      targets: sum.targets + 1,
      behind: sum.behind + (pace === 'behind' ? 1 : 0),
      missed: sum.missed + (isMissed ? 1 : 0),
      target_value: addValue(sum.target_value, target.target_value),
      achieved_value: addValue(sum.achieved_value, target.achieved_value),
      lost: addValue(sum.lost, known(isMissed ? missingOf(target) : 0)),
      missing: addValue(sum.missing, known(stillMissing(target, day))),
      needed: addValue(sum.needed, known(neededAMonth(target, day))),
    });
  }
  return [...groups.values()]
    .map((sums) => ({
      ...sums,
      target_value: figureOfSum(sums.target_value),
      achieved_value: figureOfSum(sums.achieved_value),
      lost: figureOfSum(sums.lost),
      missing: figureOfSum(sums.missing),
      needed: figureOfSum(sums.needed),
    }))
    .map((group) => ({ ...group, progress: progressOf(group) }))
    .toSorted((one, other) => (other.needed ?? -1) - (one.needed ?? -1));
};

type Summed = 'target_value' | 'achieved_value' | 'lost' | 'missing' | 'needed';
type Sums = Omit<TargetGroup, Summed | 'progress'> & Record<Summed, ReadSum>;

const NOTHING = {
  targets: 0,
  behind: 0,
  missed: 0,
  target_value: NO_SUM,
  achieved_value: NO_SUM,
  lost: NO_SUM,
  missing: NO_SUM,
  needed: NO_SUM,
};
