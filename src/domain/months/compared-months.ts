/** Euros by month, beside those of the same months a year before. */
export type ComparedMonths = {
  /** The first days of the months in UTC, the oldest first; the last may be the month in progress. */
  starts: readonly Date[];
  /** Euros of the whole months, and of the same months a year before; null where they could not be read. */
  current: readonly (number | null)[];
  previous: readonly (number | null)[];
  /** Euros of the month in progress, which is not compared; absent where all months are whole. */
  running?: number | null;
};

/** The first day of the same month a year before. */
export const yearBefore = (start: Date): Date =>
  new Date(Date.UTC(start.getUTCFullYear() - 1, start.getUTCMonth()));

/** The change of a month as a share of the earlier value; null where it has none, or could not be read. */
export const changeAt = ({ current, previous }: ComparedMonths, at: number): number | null => {
  const [now, before] = [current[at], previous[at]];
  return typeof now === 'number' && typeof before === 'number' && before > 0
    ? now / before - 1
    : null;
};
