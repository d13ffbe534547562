import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TargetDetails } from '@/resources/target/TargetDetails';
import { renderForm, signInForEach } from '../support/render-form';

signInForEach();

// Half of the year is over, and one day: 50.1 %.
beforeEach(() => vi.useFakeTimers({ now: new Date('2027-07-02T12:00:00Z'), toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

it.each([
  ['behind', 4, '46,1 punti sotto il periodo trascorso'],
  ['on_track', 48, 'Entro 5 punti dal periodo trascorso'],
  ['ahead', 62.5, '12,4 punti sopra il periodo trascorso'],
  ['reached', 100, null],
  ['missed', 4, null],
])(
  'the pace of a target that is %s, at %d percent, is explained: %s',
  async (pace, percent, words) => {
    const target = { id: 't', year: 2027, period: 'Annuale', target_value: 100, pace };
    renderForm({
      path: '/target/list',
      name: 'target',
      view: null,
      list: <TargetDetails record={{ ...target, achieved_value: percent, needed: null }} />,
      provider: { getList: async () => ({ data: [], total: 0 }) },
    });
    await screen.findByText('Andamento');
    const explanations = screen.queryAllByText(/ punti /).map(({ textContent }) => textContent);
    expect(explanations).toEqual(words === null ? [] : [words]);
  },
);
