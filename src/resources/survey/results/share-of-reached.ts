/**
 * Returns the part of a survey's recipients who answered, 0 to 1, for between `least` and `most` recipients. Where the
 * number is not exact, it is the minimum, rounded down to a tenth of a percent, so 'at least' is always true.
 */
export const shareOfReached = (
  people: number,
  { least, most }: { least: number; most: number },
): number => {
  const share = Math.min(people / most, 1);
  return least === most ? share : Math.floor(share * 1000) / 1000;
};
