import { expect, test } from 'vitest';
import { shareOfReached } from '@/resources/survey/results/share-of-reached';
import { messages } from '@/resources/survey/survey.messages';

test.each([
  ['521 of 238 to 817 people are not 63.8 percent yet', 521, { least: 238, most: 817 }, 0.637],
  ['of people who are known exactly the share is exact', 521, { least: 817, most: 817 }, 521 / 817],
  ['more answers than people are all of them', 12, { least: 10, most: 10 }, 1],
])('%s', (_, people, reached, share) => {
  expect(shareOfReached(people, reached)).toBe(share);
});

test.each(['at_most', 'between'] as const)('a share of %s so many people is a minimum', (key) => {
  expect(messages.it.results.reached[key]).toMatch(/^Almeno %\{share\} delle persone raggiunte/);
  expect(messages.en.results.reached[key]).toMatch(/^At least %\{share\} of the people reached/);
});
