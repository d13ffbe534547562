import type { ColdPage } from './cold-page';

/**
 * The score of a page from 0 to 100, with the desktop curves and weights of Lighthouse 12. The speed index is left out,
 * because it needs a screen recording.
 */
export const lighthouseScore = (page: ColdPage): number => {
  const parts = CURVES.map(({ of, good, median, weight }) => ({
    score: onCurve(page[of], good, median),
    weight,
  }));
  const total = parts.reduce((sum, { score, weight }) => sum + score * weight, 0);
  return (100 * total) / parts.reduce((sum, { weight }) => sum + weight, 0);
};

/** The value `good` scores 0.9, `median` 0.5. */
const CURVES = [
  { of: 'firstPaint', good: 934, median: 1600, weight: 10 },
  { of: 'largestPaint', good: 1200, median: 2400, weight: 25 },
  { of: 'blocking', good: 150, median: 350, weight: 30 },
  { of: 'shift', good: 0.1, median: 0.25, weight: 25 },
] as const;

/** The log-normal curve through (`median`, 0.5) and (`good`, 0.9). */
const onCurve = (value: number, good: number, median: number): number => {
  if (value <= 0) return 1;
  const place = Math.log(value / median) / Math.log(median / good);
  return (1 - erf(place * INVERSE_ERFC_OF_ONE_FIFTH)) / 2;
};

const INVERSE_ERFC_OF_ONE_FIFTH = 0.906_193_802_436_823_2;

/** The error function to seven places: Abramowitz and Stegun, 7.1.26. */
const erf = (x: number): number => {
  const t = 1 / (1 + 0.327_591_1 * Math.abs(x));
  const series =
    t *
    (0.254_829_592 +
      t * (-0.284_496_736 + t * (1.421_413_741 + t * (-1.453_152_027 + t * 1.061_405_429))));
  return Math.sign(x) * (1 - series * Math.exp(-x * x));
};
