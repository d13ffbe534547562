const YEARS = 6;

/** The choices of a filter by year: the next one, for plans, and earlier years. */
export const recentYears = (now = new Date()): { id: string; label: string }[] =>
  Array.from({ length: YEARS }, (_, back) => {
    const year = String(now.getFullYear() + 1 - back);
    return { id: year, label: year };
  });
