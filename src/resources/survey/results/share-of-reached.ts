/**
 * The part of a survey's recipients who answered, 0 to 1, where those are between `least` and `most` people. Where they
 * are not exactly known it is the least there can be, down to a tenth of a percent: 'at least' is never more than is known.
 */
export const shareOfReached = (
  people: number,
  { least, most }: { least: number; most: number },
): number => {
  const share = Math.min(people / most, 1);
  return least === most ? share : Math.floor(share * 1000) / 1000;
};
