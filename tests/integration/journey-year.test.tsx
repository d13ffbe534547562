import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { JourneyLeaderboard } from '@/resources/journey/JourneyLeaderboard';
import { renderForm, signInForEach } from '../support/render-form';

signInForEach();

it('a journey without a year of targets counts those of no year', async () => {
  const getCachedPage = vi.fn();
  renderForm({
    path: '/journey/list',
    name: 'journey',
    view: null,
    list: <JourneyLeaderboard record={{ id: 'j1', type: 'gold', company_code: 'A' }} />,
    provider: { getCachedPage },
  });
  expect(await screen.findByText('Anno degli obiettivi: Campo obbligatorio')).toBeVisible();
  expect(getCachedPage).not.toHaveBeenCalled();
});

it('a journey whose year has no targets leads to them instead of counting nobody', async () => {
  renderForm({
    path: '/journey/list',
    name: 'journey',
    view: null,
    list: (
      <JourneyLeaderboard
        record={{ id: 'j1', type: 'gold', company_code: 'A', target_year: 2027 }}
      />
    ),
    provider: { getCachedPage: async () => ({ data: [], total: 0 }) },
  });
  expect(
    await screen.findByRole('heading', { name: 'Ancora nessun obiettivo per il 2027' }),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Vedi gli obiettivi' })).toBeVisible();
  expect(screen.queryByText(/Vincitori: 0/)).toBeNull();
});
