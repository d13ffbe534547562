/** A month of the calendar; January is 1. */
export type Month = { year: number; month: number };

/** Consecutive whole months by their {@link monthNumber}, both ends included. */
export type MonthSpan = { first: number; last: number };

/** The number of a month: each month adds one, across years too. */
export const monthNumber = (year: number, month: number): number => year * 12 + month - 1;

/** The month with that number. */
export const monthAt = (number: number): Month => ({
  year: Math.floor(number / 12),
  month: (number % 12) + 1,
});

/** The month of `day`, a midnight of UTC. */
export const monthOfDay = (day: Date): Month => ({
  year: day.getUTCFullYear(),
  month: day.getUTCMonth() + 1,
});

/** The number of the month of `day`, a midnight of UTC. */
export const monthNumberOf = (day: Date): number =>
  monthNumber(day.getUTCFullYear(), day.getUTCMonth() + 1);

/** The first day of a month by its number, a midnight of UTC. */
export const firstDayOf = (number: number): Date => {
  const { year, month } = monthAt(number);
  return new Date(Date.UTC(year, month - 1));
};

/** The last day of a month by its number, a midnight of UTC. */
export const lastDayOf = (number: number): Date => {
  const { year, month } = monthAt(number);
  return new Date(Date.UTC(year, month, 0));
};

/** The numbers of the months of a span. */
export const monthsOf = ({ first, last }: MonthSpan): number[] =>
  Array.from({ length: Math.max(last - first + 1, 0) }, (_, at) => first + at);

/** `span` moved by a number of months. */
export const movedBy = (months: number, { first, last }: MonthSpan): MonthSpan => ({
  first: first + months,
  last: last + months,
});

/** The years of a span. */
export const yearsOf = ({ first, last }: MonthSpan): number[] => {
  const from = monthAt(first).year;
  return Array.from({ length: monthAt(last).year - from + 1 }, (_, at) => from + at);
};
