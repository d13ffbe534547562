import { timesReached, type Award } from '@/core/awards';

/** A customer's figures in a report; amounts in cents. */
export type Won = { achieved: number; awards: number; payout: number };

/**
 * How often a customer won each of `awards`, derived from the number of their awards and the total value in the report.
 * Null where no split matches these, or more than one.
 */
export const splitOf = (
  { achieved, awards: count, payout }: Won,
  awards: readonly Award[],
): number[] | null => {
  const kinds = awards.map((award) => ({
    each: costOf(award, achieved),
    most: Math.min(timesReached(award, achieved), award.pieces),
  }));
  let found: number[] | null = null;
  let isAmbiguous = false;
  let steps = 0;

  const search = (at: number, left: number, cents: number, taken: readonly number[]): void => {
    if (isAmbiguous || cents < 0 || left < 0) return;
    steps += 1;
    if (steps > MAX_STEPS) {
      isAmbiguous = true;
      return;
    }
    const kind = kinds[at];
    if (!kind) {
      if (left > 0 || cents > 0) return;
      isAmbiguous = found !== null;
      found = [...taken];
      return;
    }
    if (at === kinds.length - 1) {
      // The last kind must account for all that is left.
      if (left <= kind.most && left * kind.each === cents) search(at + 1, 0, 0, [...taken, left]);
      return;
    }
    for (let own = 0; own <= Math.min(kind.most, left); own++) {
      search(at + 1, left - own, cents - own * kind.each, [...taken, own]);
    }
  };
  search(0, count, payout, []);
  return isAmbiguous ? null : found;
};

/** The value in cents of `award` for a customer who bought for `achieved` cents. */
export const costOf = ({ percent, worth }: Award, achieved: number): number =>
  percent > 0 ? Math.round((achieved * percent) / 100) : worth;

/** The limit of the search, after which a split counts as ambiguous. */
const MAX_STEPS = 20_000;
