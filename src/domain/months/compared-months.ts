import { changeOf } from '@/core/change';

/** Euros by month, beside those of earlier months: by default the same months of the year before. */
export type ComparedMonths = {
  /** The first days of the months in UTC, the oldest first; the last may be the month in progress. */
  starts: readonly Date[];
  /** Euros of the whole months, and of the months they are compared with; null where an amount is unknown. */
  current: readonly (number | null)[];
  previous: readonly (number | null)[];
  /** Euros of the month in progress, which is not compared; absent where all months are whole. */
  running?: number | null;
  /** The distance of the `previous` months from the `current` ones, in months; 12 by default. */
  shift?: number;
  /** Whether the earlier months have no bars of their own, because they are among the `current` ones. */
  isOneSeries?: boolean;
};

/** The first day of the month compared with the month that begins at `start`. */
export const earlierMonth = ({ shift = 12 }: Pick<ComparedMonths, 'shift'>, start: Date): Date =>
  new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() - shift));

/** The first day of the same month a year before. */
export const yearBefore = (start: Date): Date => earlierMonth({}, start);

/**
 * The index of the first of `months` with turnover; their number where none has any. Earlier months are not compared,
 * because data that begin later would look like growth. A month whose amount is unreadable (null) has turnover.
 */
export const firstWithTurnover = (months: readonly (number | null)[]): number => {
  const at = months.findIndex((amount) => amount !== 0);
  return at < 0 ? months.length : at;
};

/** The change of a month as a share of the earlier value; null where it has none, or could not be read. */
export const changeAt = ({ current, previous }: ComparedMonths, at: number): number | null =>
  changeOf(current[at], previous[at]);
