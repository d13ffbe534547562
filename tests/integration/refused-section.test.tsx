import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { QueryCard } from '@/kit/record/QueryCard';
import { ApiError } from '@/providers/http/api-error';
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
