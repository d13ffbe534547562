/**
 * The months that an axis names, `room` pixels apart: all, or every second, third… of the year, counted from January,
 * whose name is the one with the year.
 */
export const namedMonths = (starts: readonly Date[], room: number): Date[] => {
  const step = STEPS.find((months) => months * room >= NAME_PX) ?? 12;
  return starts.filter((start) => start.getUTCMonth() % step === 0);
};

/** Every so many months, the same months of each year. */
const STEPS = [1, 2, 3, 4, 6];

/** The width of a short name, or of the year below it, and of the gap to the next one. */
const NAME_PX = 38;
