import { expect, test } from 'vitest';
import { STATE_TONES } from '@/core/state-tones';
import { resources } from '@/resources/registry';

/** States that ask for nothing have no colour: not begun, or over. */
const NEUTRAL = [
  'false',
  'draft',
  'deactivated',
  'not_started',
  'over',
  'closed',
  'concluded',
  'unknown',
];

test('every state that is shown as a badge has a colour, or is neutral on purpose', () => {
  const states = resources.flatMap(({ values = {}, badges = [] }) =>
    badges.flatMap((field) => (values[field] ?? []).map(String)),
  );
  const uncoloured = states.filter((state) => STATE_TONES[state] === undefined);
  expect([...new Set(uncoloured)].sort()).toEqual(NEUTRAL.toSorted());
});

test('every badge is of a field with known values', () => {
  const unknown = resources.flatMap(({ name, values = {}, badges = [] }) =>
    badges.filter((field) => values[field] === undefined).map((field) => `${name}.${field}`),
  );
  expect(unknown).toEqual([]);
});
