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

/** Turnover rows: none in October 2026, and one of 100 euros in each of the other months. */
const getList = async (_: string, { filter }: { filter: Record<string, string> }) =>
  filter.year === '2026' && filter.month === '10'
    ? { data: [], total: 0, meta: { sums: { amount: 0 } } }
    : { data: [{ id: 1, amount: 100 }] as never[], total: 1, meta: { sums: { amount: 100 } } };

it('a month without rows is not compared, alone or among twelve', async () => {
  renderForm({
    path: '/turnover/list',
    name: 'turnover',
    view: null,
    list: (
      <TurnoverHistory
        isLed
        day={new Date('2026-11-30')}
        current={[...year(110).slice(1), 0]}
        previous={year(100)}
        running={10}
        unreadable={0}
      />
    ),
    provider: { getList: getList as never },
  });
  expect(await screen.findByText('Nessun confronto con ottobre 2025')).toBeVisible();
  expect(screen.queryByText(/-100/)).toBeNull();
  const sums = screen.getByText(/agli stessi mesi dell’anno prima/);
  expect(sums.textContent?.replaceAll(/\s/g, ' ')).toBe(
    '+10,0% rispetto agli stessi mesi dell’anno prima (1.100,00 €)',
  );
});
