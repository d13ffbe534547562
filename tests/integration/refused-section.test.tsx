import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { QueryCard } from '@/kit/record/QueryCard';
import { ApiError } from '@/providers/http/api-error';
import { AnswersFailure } from '@/resources/survey/results/AnswersFailure';
import { renderForm, signInForEach } from '../support/render-form';

signInForEach();

const openFailedWith = (status: number) => {
  const query = {
    isPending: false,
    isError: true,
    error: new ApiError('refused', status),
    refetch: vi.fn(),
  };
  renderForm({
    path: '/turnover/list',
    name: 'turnover',
    view: null,
    list: <QueryCard title="Fatturato" query={query} />,
    provider: {},
  });
};

it('a section that failed can be read again', async () => {
  openFailedWith(500);
  expect(await screen.findByText('Impossibile caricare questa sezione.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Riprova' })).toBeVisible();
});

it('a section that the user may not see says so, and offers no retry', async () => {
  openFailedWith(403);
  expect(
    await screen.findByText('Accesso negato. Chiedi l’accesso a un amministratore.'),
  ).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

it.each([
  [500, 1],
  [403, 0],
])(
  'answers of a survey that failed with %d offer a retry only where it may help',
  async (status, retries) => {
    const error = new ApiError('refused', status, ['Il file non c’è']);
    renderForm({
      path: '/survey/list',
      name: 'survey',
      view: null,
      list: <AnswersFailure error={error} onRetry={vi.fn()} />,
      provider: {},
    });
    expect(
      await screen.findByText('Impossibile caricare le risposte. Il file non c’è'),
    ).toBeVisible();
    expect(screen.queryAllByRole('button', { name: 'Riprova' })).toHaveLength(retries);
  },
);
