import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { TurnoverHistory } from '@/resources/turnover/TurnoverHistory';
import { renderForm, signInForEach } from '../support/render-form';

signInForEach();

const NOTE = 'Nessun fatturato nei 12 mesi precedenti';

const year = (amount: number | null) => Array.from({ length: 12 }, () => amount);

/** `year` with another amount in its last month. */
const endingIn = (amount: number) => [...year(0).slice(1), amount];

it.each([
  ['none at all', year(0), 1],
  ['none since the first data', [...year(null).slice(6), ...year(0).slice(6)], 1],
  ['not known', year(null), 0],
  ['below zero', endingIn(-5), 0],
])('a turnover of the year before that was %s', async (_, previous, notes) => {
  renderForm({
    path: '/turnover/list',
    name: 'turnover',
    view: null,
    list: (
      <TurnoverHistory
        day={new Date('2026-11-30')}
        current={year(10)}
        previous={previous}
        running={10}
        unreadable={0}
      />
    ),
    provider: {},
  });
  await screen.findAllByText('Ultimi 12 mesi conclusi');
  expect(screen.queryAllByText(NOTE)).toHaveLength(notes);
});
