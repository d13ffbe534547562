import { expect, test } from 'vitest';
import { NEUTRAL_STATES, STATE_TONES } from '@/core/state-tones';
import { resources } from '@/resources/registry';

test('every state that is shown as a badge has a tone, or is neutral on purpose', () => {
  const states = resources.flatMap(({ values = {}, badges = [] }) =>
    badges.flatMap((field) => (values[field] ?? []).map(String)),
  );
  const toneless = states.filter((state) => STATE_TONES[state] === undefined);
  expect([...new Set(toneless)].sort()).toEqual(NEUTRAL_STATES.toSorted());
});

test('every badge is of a field with known values', () => {
  const unknown = resources.flatMap(({ name, values = {}, badges = [] }) =>
    badges.filter((field) => values[field] === undefined).map((field) => `${name}.${field}`),
  );
  expect(unknown).toEqual([]);
});
