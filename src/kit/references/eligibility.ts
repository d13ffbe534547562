import type { Reference } from './reference-queries';

/** For how many of `total` records a choice is allowed. */
export type Eligibility = { total: number; countOf: (choice: Reference) => number };

/**
 * The `choices` that any record allows, those for most records first, with their number as `fitting`; all `choices`
 * without `eligibility`.
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
 * Filters the results of a search among counted choices: those that all records allow, or else all results with their
 * number, so that users find a name that does not fit.
 */
export const eligibleChoices = (
  found: readonly Reference[],
  eligibility: Eligibility | undefined,
): readonly Reference[] => {
  const eligible = eligibility ? found.filter(({ fitting }) => fitting === eligibility.total) : [];
  return eligible.length > 0 ? eligible.map(({ fitting: _, ...choice }) => choice) : found;
};
