import { expect, test } from 'vitest';
import { NEUTRAL_STATES, STATE_TONES } from '@/core/state-tones';
import { resources } from '@/resources/registry';

const FILE = 'src/core/state-tones.ts';

test('every state that is shown as a badge has a tone, or is neutral on purpose', () => {
  const states = resources.flatMap(({ values = {}, badges = [] }) =>
    badges.flatMap((field) => (values[field] ?? []).map(String)),
  );
  const isKnown = (state: string) => state in STATE_TONES || NEUTRAL_STATES.includes(state);
  const undecided = new Set(states.filter((state) => !isKnown(state)));
  expect(
    [...undecided].map((state) => `${FILE} lacks ${state}: add it to one of its two lists`),
  ).toEqual([]);
  const unused = NEUTRAL_STATES.filter((state) => !states.includes(state));
  expect(unused.map((state) => `${FILE} has ${state}, which no resource has`)).toEqual([]);
});

test('every badge is of a field with known values', () => {
  const unknown = resources.flatMap(({ name, values = {}, badges = [] }) =>
    badges.filter((field) => values[field] === undefined).map((field) => `${name}.${field}`),
  );
  expect(unknown).toEqual([]);
});
