import { numberOf, roundToCent } from '@/core/number';
import { listOf } from '@/core/one-or-many';
import { periodOf } from '@/core/period';
import type { WireRecord } from '@/core/resource';
import { textOrNumberOf } from '@/core/text';
import { milestonesOf } from './target-figures';

/** The change of the amounts: by a percentage, then rounded to `unit` euros. */
export type Terms = { percent: number; unit: Unit };
export const UNITS = [1, 10, 100] as const;
export type Unit = (typeof UNITS)[number];

/** A target for the year after that of `from`; amounts in euros. */
export type NextTarget = {
  id: string | number;
  customer_code: string;
  agent_code: string;
  /** Whether the customer has another agent now than the copied target. */
  isOfNewAgent: boolean;
  company_code: string;
  year: number;
  period: string;
  before: number;
  target_value: number;
  milestones: readonly { threshold: number; reward_type: string }[];
  /** `exists`: the customer has a target of that company, year and period. `repeated`: so has another new target. */
  state: 'new' | 'exists' | 'repeated';
};

/** Returns the year after a target's; null where its year, its value or one of its codes cannot be read. */
export const yearAfter = (target: WireRecord): number | null => {
  const { customer_code, agent_code, company_code, year, target_value } = target;
  const number = numberOf(year);
  const isWhole = [customer_code, agent_code, company_code].every((code) => textOrNumberOf(code));
  return isWhole && number !== undefined && (numberOf(target_value) ?? 0) > 0 ? number + 1 : null;
};

/**
 * Returns `targets` for the next year, each once, with amounts changed by `terms` and the year in a period's name
 * replaced. Thresholds keep their order and stay distinct. A target goes to the customer's current agent at its company.
 * Unreadable targets are left out.
 *
 * @param existing the existing targets of those years
 * @param customers those of the targets; the agent of a missing one is that of the target
 */
export const nextTargets = (
  targets: readonly (WireRecord & { id: string | number })[],
  existing: readonly WireRecord[],
  terms: Terms,
  customers: readonly WireRecord[] = [],
): NextTarget[] => {
  const byCode = new Map(customers.map((customer) => [textOrNumberOf(customer.code), customer]));
  const known = new Set(existing.map(keyOf));
  const made = new Set<string>();
  return targets.flatMap((target) => {
    const year = yearAfter(target);
    if (year === null) return [];
    const customer = textOrNumberOf(target.customer_code);
    const agent = agentAfter(target, byCode.get(customer));
    const next = {
      id: target.id,
      customer_code: customer,
      agent_code: agent,
      isOfNewAgent: agent !== textOrNumberOf(target.agent_code),
      company_code: textOrNumberOf(target.company_code),
      year,
      period: periodAfter(target, year),
      before: numberOf(target.target_value) ?? 0,
      target_value: changed(numberOf(target.target_value) ?? 0, terms),
      milestones: milestonesAfter(target, terms),
    };
    const key = keyOf(next);
    const state = known.has(key) ? 'exists' : made.has(key) ? 'repeated' : 'new';
    made.add(key);
    return [{ ...next, state } as const];
  });
};

/** Returns the rows of the two files by column (docs/wire-format.md, section 6); the achieved value is 0. */
export const rowsOfFiles = (targets: readonly NextTarget[]) => ({
  Target: targets.map((target) => ({ ...target, achieved_value: 0 })),
  RewardTarget: targets.flatMap(({ customer_code, year, milestones }) =>
    milestones.map((milestone) => ({ customer_code, year, ...milestone })),
  ),
});

/**
 * Returns how many customers will have several targets in one year, including one of `targets` with milestones:
 * milestones are matched only by customer and year.
 */
export const sharedMilestones = (
  targets: readonly NextTarget[],
  existing: readonly WireRecord[],
): number => {
  const all = new Map<string, number>();
  for (const { customer_code, year } of [...targets, ...existing]) {
    const key = JSON.stringify([textOrNumberOf(customer_code), numberOf(year)]);
    all.set(key, (all.get(key) ?? 0) + 1);
  }
  const own = new Set<string>();
  for (const { customer_code, year, milestones } of targets) {
    const key = JSON.stringify([customer_code, year]);
    if (milestones.length > 0 && (all.get(key) ?? 0) > 1) own.add(key);
  }
  return own.size;
};

/** The agent of `target`, or the customer's first one at its company where they no longer have that agent there. */
const agentAfter = (target: WireRecord, customer: WireRecord = {}): string => {
  const own = textOrNumberOf(target.agent_code);
  const agents = listOf<unknown>(customer.agent_code).map(textOrNumberOf);
  const present = listOf<unknown>(customer.company_code).flatMap((company, at) =>
    textOrNumberOf(company) === textOrNumberOf(target.company_code) ? agents[at] || [] : [],
  );
  return present.includes(own) ? own : (present[0] ?? own);
};

const changed = (amount: number, { percent, unit }: Terms): number =>
  Math.max(Math.round(roundToCent(amount * (1 + percent / 100)) / unit) * unit, unit);

const milestonesAfter = (target: WireRecord, terms: Terms): NextTarget['milestones'] => {
  let last = 0;
  return milestonesOf(target).flatMap(({ threshold, reward_type }) => {
    if (threshold === null || threshold <= 0) return [];
    last = Math.max(changed(threshold, terms), last + terms.unit);
    return [{ threshold: last, reward_type }];
  });
};

/** Replaces the target's year in the name of a period such as '1° semestre 2026'. */
const periodAfter = ({ year, period }: WireRecord, next: number): string => {
  const text = textOrNumberOf(period).trim();
  return (
    text.replaceAll(new RegExp(`(?<!\\d)${numberOf(year)}(?!\\d)`, 'g'), String(next)) || WHOLE
  );
};

/** The period of a whole year in a file, where a period is required. */
const WHOLE = 'Annuale';

/** The key of a target; two names of the same months are the same period. */
const keyOf = ({ customer_code, company_code, year, period }: WireRecord): string => {
  const months = periodOf(year, period);
  return JSON.stringify([
    textOrNumberOf(customer_code),
    textOrNumberOf(company_code),
    numberOf(year),
    months ? [months.first, months.last] : textOrNumberOf(period).trim().toLowerCase(),
  ]);
};
