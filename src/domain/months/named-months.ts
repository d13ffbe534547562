/**
 * The months that an axis labels, where months are `room` pixels apart: all, or every second, third… counted from
 * January, whose label has the year.
 */
export const namedMonths = (starts: readonly Date[], room: number): Date[] => {
  const step = STEPS.find((months) => months * room >= NAME_PX) ?? 12;
  return starts.filter((start) => start.getUTCMonth() % step === 0);
};

/** Distances between labels, in months, that select the same months in each year. */
const STEPS = [1, 2, 3, 4, 6];

/** The width of a label, a short name with the year below it, and of the gap to the next one. */
const NAME_PX = 38;
