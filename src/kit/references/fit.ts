import type { Reference } from './reference-queries';

/** How many of `total` records a choice may be made for. */
export type Fit = { total: number; countOf: (choice: Reference) => number };

/**
 * Those of `choices` that fit all records; where none does, those that fit some, the most first, with how many as
 * `fitting`. Without a `fit` all of them.
 */
export const fittingChoices = (
  choices: readonly Reference[],
  fit: Fit | undefined,
): readonly Reference[] => {
  if (!fit) return choices;
  const counted = choices.map((choice) => ({ ...choice, fitting: fit.countOf(choice) }));
  const whole = counted.filter(({ fitting }) => fitting === fit.total);
  if (whole.length > 0) return whole.map(({ fitting: _, ...choice }) => choice);
  return counted
    .filter(({ fitting }) => fitting > 0)
    .toSorted((one, other) => other.fitting - one.fitting);
};
