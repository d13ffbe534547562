import { timesReached, type Award } from '@/core/awards';

/** What a report tells of a customer; amounts in cents. */
export type Won = { achieved: number; awards: number; payout: number };

/**
 * How often a customer won each of `awards`, as far as a report tells it: it has how many awards these were and what they
 * are worth together. Null where no split comes to that, or more than one does: then nobody can tell which.
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
    if (steps > MOST_STEPS) {
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
      // The last one takes what is left, or none of it fits.
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

/** What `award` is worth to somebody who bought for so many cents. */
export const costOf = ({ percent, worth }: Award, achieved: number): number =>
  percent > 0 ? Math.round((achieved * percent) / 100) : worth;

/** A customer whose purchases leave more possibilities than these stays unsolved. */
const MOST_STEPS = 20_000;
