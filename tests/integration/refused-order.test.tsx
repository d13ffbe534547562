import { screen } from '@testing-library/react';
import type { DataProvider } from 'react-admin';
import { expect, it } from 'vitest';
import { WorkQueue } from '@/pages/dashboard/WorkQueue';
import { ApiError } from '@/providers/http/api-error';
import { appUser } from '@/resources/app-user/app-user.definition';
import { renderForm, signInForEach } from '../support/render-form';

const tasks = (appUser.dashboard?.queue ?? []).map((item) => ({ definition: appUser, item }));

const open = (getList: DataProvider['getList']) =>
  renderForm({
    path: '/app-user/list',
    name: 'app-user',
    view: null,
    list: <WorkQueue tasks={tasks} />,
    provider: { getList },
  });

signInForEach();

it.each([400, 422, 500])(
  'a task has its number where the backend refuses to sort by its field with a %i',
  async (status) => {
    open(async (_, { sort }) => {
      if (sort) throw new ApiError('refused', status);
      return { data: [{ id: 'c1', updated_at: '2025-10-11T08:00:00Z' } as never], total: 71 };
    });
    const task = await screen.findByRole('link', { name: /71.*non sincronizzati/ });
    expect(task).toHaveTextContent(/^71 clienti non sincronizzati$/);
    expect(task).not.toHaveAttribute('href', expect.stringContaining('updated_at'));
  },
);

it('its list begins with the record that has waited longest where the backend sorts by the field', async () => {
  open(async () => ({
    data: [{ id: 'c1', updated_at: '2025-10-11T08:00:00Z' } as never],
    total: 71,
  }));
  const task = await screen.findByRole('link', { name: /71.*non sincronizzati/ });
  expect(task).toHaveTextContent('11 ott 2025');
  expect(task).toHaveAttribute('href', expect.stringContaining('sort=updated_at'));
});

it('a number that no call brings is offered again', async () => {
  open(async () => {
    throw new ApiError('refused', 422);
  });
  expect(await screen.findByRole('button', { name: /^Riprova/ })).toBeVisible();
});
