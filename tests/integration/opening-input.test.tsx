import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { FormView } from '@/kit/form/FormView';
import { form } from '@/resources/location/location.form';
import { renderForm, signInForEach } from '../support/render-form';
import { withoutSizes } from '../support/without-sizes';

signInForEach();
withoutSizes();

const none = async () => ({ data: [], total: 0 });
const open = async () => {
  renderForm({
    path: '/location/create',
    name: 'location',
    view: <FormView form={form} mode="create" />,
    provider: { getList: none, getMany: none },
  });
  return screen.findByRole('group', { name: 'Orari di apertura' });
};

it('only a time that is none is marked, and the summary leaves its hours out', async () => {
  const week = await open();
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

it('hours are put in words, and the position is removed, only where there are any', async () => {
  const week = await open();
  const inWords = screen.getByRole('button', { name: 'Ricava dagli orari' });
  expect(inWords).toBeDisabled();
  await userEvent.click(within(week).getByRole('button', { name: 'Aggiungi un orario: Lunedì' }));
  expect(inWords).toBeEnabled();
  await userEvent.click(inWords);
  expect(screen.getByRole('textbox', { name: 'Orari (testo libero)' })).toHaveValue(
    'Lun 9:00–13:00',
  );

  const removal = screen.getByRole('button', { name: 'Rimuovi la posizione' });
  expect(removal).toBeDisabled();
  await userEvent.type(screen.getByRole('textbox', { name: 'Latitudine' }), '45,5');
  expect(removal).toBeEnabled();
  await userEvent.click(removal);
  expect(screen.getByRole('textbox', { name: 'Latitudine' })).toHaveValue('');
  expect(screen.getByRole('textbox', { name: 'Latitudine' })).toHaveFocus();
});
