import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { consoleCatalogue } from '@/i18n/console-catalogue';
import { createI18nProvider } from '@/providers/preferences/i18n-provider';
import { WorkQueue } from '@/pages/dashboard/WorkQueue';
import { appUser } from '@/resources/app-user/app-user.definition';
import { survey } from '@/resources/survey/survey.definition';
import { renderForm, signInForEach } from '../support/render-form';

signInForEach();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-30T09:00:00') });
});
afterEach(() => {
  vi.useRealTimers();
});

const open = (start_date: unknown, total: number, locale: 'it' | 'en' = 'it') => {
  const getList = vi.fn<() => Promise<never>>(
    async () => ({ data: [{ id: 's1', start_date }], total }) as never,
  );
  renderForm({
    path: '/survey/list',
    name: 'survey',
    view: null,
    list: (
      <WorkQueue
        tasks={[appUser, survey].flatMap((definition) =>
          (definition.dashboard?.queue ?? []).map((item) => ({ definition, item })),
        )}
      />
    ),
    provider: { getList },
    words: createI18nProvider(locale, consoleCatalogue[locale]),
  });
  return getList;
};

it.each([
  ['2026-11-30', 3, 'il primo oggi'],
  ['2026-12-01', 3, 'il primo domani, 1 dic'],
  ['2026-12-01', 1, 'domani, 1 dic'],
  ['2027-01-12', 3, 'il primo tra 43 giorni, 12 gen 2027'],
  ['2026-11-28', 3, 'il primo in ritardo da 2 giorni'],
  ['2026-09-08', 1, 'in ritardo dall’8 set 2026'],
])('drafts that start on %s, of which there are %i', async (day, total, words) => {
  const getList = open(day, total);
  const task = await screen.findByRole('link', { name: /da pubblicare/ });
  expect(task.textContent).toMatch(new RegExp(`da pubblicare, ${words}$`));
  expect(task).toHaveAttribute('href', expect.stringContaining('sort=start_date'));
  expect(getList).toHaveBeenCalledTimes(2);
});

it('drafts without a readable day are only counted', async () => {
  open(null, 3);
  const task = await screen.findByRole('link', { name: /da pubblicare/ });
  expect(task).toHaveTextContent(/^3 sondaggi da pubblicare$/);
});

it('an overdue draft comes before what failed', async () => {
  open('2026-11-28', 3);
  await screen.findByRole('link', { name: /da pubblicare/ });
  expect(screen.getAllByRole('listitem')[0]).toHaveTextContent('sondaggi');
});

it('in English', async () => {
  open('2026-12-01', 3, 'en');
  const task = await screen.findByRole('link', { name: /to publish/ });
  expect(task.textContent).toMatch(/surveys to publish, the first tomorrow, 1 Dec$/);
});
