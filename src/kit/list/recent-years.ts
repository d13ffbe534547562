const YEARS = 6;

/** The choices of a filter by year: next year, for plans, then this year and earlier ones. */
export const recentYears = (now = new Date()): { id: string; label: string }[] =>
  Array.from({ length: YEARS }, (_, back) => {
    const year = String(now.getFullYear() + 1 - back);
    return { id: year, label: year };
  });
