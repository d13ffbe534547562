import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { FormView } from '@/kit/form/FormView';
import { form } from '@/resources/app-user/app-user.form';
import { renderForm, signInForEach } from '../support/render-form';

signInForEach();

const open = () =>
  renderForm({
    path: '/app-user/create',
    name: 'app-user',
    view: <FormView form={{ ...form, Aside: undefined }} mode="create" />,
    provider: { getList: async () => ({ data: [], total: 0 }) },
  });

const companyOf = async (number: number) =>
  within(await screen.findByRole('group', { name: `Assegnazione ${number}` })).getByRole(
    'combobox',
    { name: 'Azienda' },
  );
const add = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Aggiungi un’assegnazione' }));
const remove = async (number: number) => {
  const button = screen.getByRole('button', { name: `Rimuovi l’assegnazione ${number}` });
  button.focus();
  await userEvent.keyboard('{Enter}');
};
const entries = () => screen.getAllByRole('group', { name: /^Assegnazione / });

it('an added assignment gets the focus', async () => {
  open();
  await add();
  const second = await companyOf(2);
  await waitFor(() => expect(second).toHaveFocus());
  await add();
  const third = await companyOf(3);
  await waitFor(() => expect(third).toHaveFocus());
});

it('a removed assignment gives the focus to the one beside it', async () => {
  open();
  await add();
  await add();
  await companyOf(3);
  await remove(3);
  expect(entries()).toHaveLength(2);
  expect(await companyOf(2)).toHaveFocus();
  await remove(1);
  expect(entries()).toHaveLength(1);
  expect(await companyOf(1)).toHaveFocus();
});
