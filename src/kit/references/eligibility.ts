import type { Reference } from './reference-queries';

/** For how many of `total` records a choice is allowed. */
export type Eligibility = { total: number; countOf: (choice: Reference) => number };

/**
 * The `choices` that any record allows, most records first, with their number as `fitting`; all without `eligibility`.
 */
export const countedChoices = (
  choices: readonly Reference[],
  eligibility: Eligibility | undefined,
): readonly Reference[] =>
  eligibility
    ? choices
        .map((choice) => ({ ...choice, fitting: eligibility.countOf(choice) }))
        .filter(({ fitting }) => fitting > 0)
        .toSorted((one, other) => other.fitting - one.fitting)
    : choices;

/**
 * Filters the results of a search among counted choices: those that all records allow, or all results if none does, so
 * that users find a name together with its number.
 */
export const eligibleChoices = (
  found: readonly Reference[],
  eligibility: Eligibility | undefined,
): readonly Reference[] => {
  const whole = eligibility ? found.filter(({ fitting }) => fitting === eligibility.total) : [];
  return whole.length > 0 ? whole.map(({ fitting: _, ...choice }) => choice) : found;
};
