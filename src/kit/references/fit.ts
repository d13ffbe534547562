import type { Reference } from './reference-queries';

/** For how many of `total` records a choice is allowed. */
export type Fit = { total: number; countOf: (choice: Reference) => number };

/** The `choices` that fit any record, best fit first, with the number as `fitting`. Without a `fit`, all of them. */
export const countedChoices = (
  choices: readonly Reference[],
  fit: Fit | undefined,
): readonly Reference[] =>
  fit
    ? choices
        .map((choice) => ({ ...choice, fitting: fit.countOf(choice) }))
        .filter(({ fitting }) => fitting > 0)
        .toSorted((one, other) => other.fitting - one.fitting)
    : choices;

/**
 * Filters the results of a search among counted choices: those that fit all records, or all results if none does, so
 * that users find a name together with its number.
 */
export const fittingChoices = (
  found: readonly Reference[],
  fit: Fit | undefined,
): readonly Reference[] => {
  const whole = fit ? found.filter(({ fitting }) => fitting === fit.total) : [];
  return whole.length > 0 ? whole.map(({ fitting: _, ...choice }) => choice) : found;
};
