import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { consoleCatalogue } from '@/i18n/console-catalogue';
import { createI18nProvider } from '@/providers/preferences/i18n-provider';
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

const TARGETS = [
  {
    customer_code: 'C-1',
    achieved_value: 15_000,
    milestones: [{ reward_type: 'gold_journey', threshold: 5_000, achieved: true }],
  },
  {
    customer_code: 'C-2',
    achieved_value: 4_500,
    milestones: [{ reward_type: 'gold_journey', threshold: 5_000, achieved: false }],
  },
];

it.each([
  ['it', 'Vincitori', 'raggiunti 15.000,00 €', '300,0% del traguardo', '90,0% del traguardo'],
  ['en', 'Winners', '€15,000.00 achieved', '300.0% of the milestone', '90.0% of the milestone'],
] as const)(
  'the figures of winners say what they are, in %s',
  async (language, winners, achieved, share, nearShare) => {
    renderForm({
      path: '/journey/list',
      name: 'journey',
      view: null,
      list: (
        <JourneyLeaderboard
          record={{ id: 'j1', type: 'gold', company_code: 'A', target_year: 2027 }}
        />
      ),
      provider: {
        getCachedPage: async () => ({ data: TARGETS, total: TARGETS.length }),
        getList: async () => ({ data: [], total: 0 }),
      },
      words: createI18nProvider(language, consoleCatalogue[language]),
    });
    const line = within(await screen.findByRole('list', { name: winners })).getByRole('listitem');
    expect(line).toHaveTextContent(achieved);
    expect(line).toHaveTextContent(share);
    expect(within(line).getByRole('progressbar')).toHaveAttribute('aria-valuetext', share);
    expect(screen.getByText(nearShare)).toBeVisible();
  },
);
