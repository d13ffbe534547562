import type { Reference } from './reference-queries';

/** How many of `total` records a choice may be made for. */
export type Fit = { total: number; countOf: (choice: Reference) => number };

/** Those of `choices` that fit any record, those that fit most first, with how many as `fitting`. Without a `fit` all of them. */
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
 * Of what a search found among counted choices, those that fit all records; where none does, all that were found: who
 * looks for one by name finds it, with how many it fits.
 */
export const fittingChoices = (
  found: readonly Reference[],
  fit: Fit | undefined,
): readonly Reference[] => {
  const whole = fit ? found.filter(({ fitting }) => fitting === fit.total) : [];
  return whole.length > 0 ? whole.map(({ fitting: _, ...choice }) => choice) : found;
};
