import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { FormView } from '@/kit/form/FormView';
import { form } from '@/resources/location/location.form';
import { renderForm, signInForEach } from '../support/render-form';

signInForEach();

it('only a time that is none is marked, and the summary leaves its hours out', async () => {
  const none = async () => ({ data: [], total: 0 });
  renderForm({
    path: '/location/create',
    name: 'location',
    view: <FormView form={form} mode="create" />,
    provider: { getList: none, getMany: none },
  });
  const week = await screen.findByRole('group', { name: 'Orari di apertura' });
  await userEvent.click(within(week).getByRole('button', { name: 'Aggiungi un orario: Lunedì' }));
  const from = within(week).getByRole('textbox', { name: 'Dalle, Lunedì' });
  const to = within(week).getByRole('textbox', { name: 'Alle, Lunedì' });
  await userEvent.clear(to);
  await userEvent.type(to, '24:00');
  await userEvent.click(screen.getByRole('button', { name: 'Salva' }));
  expect(await within(week).findByText('Inserisci ore e minuti, per esempio 09:00')).toBeVisible();
  expect(to).toBeInvalid();
  expect(from).toBeValid();
  await userEvent.clear(to);
  await userEvent.type(to, '02:00');
  expect(await within(week).findByText(/^Oltre mezzanotte: /)).toBeVisible();
  expect(to).toBeInvalid();
  expect(within(week).getByText('Ancora nessun orario')).toBeVisible();
});
