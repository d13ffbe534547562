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
