import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { form as categoryForm } from '@/resources/category/category.form';
import { FormView } from '@/kit/form/FormView';
import { RecordCreate } from '@/kit/form/RecordCreate';
import { AmountInput } from '@/kit/inputs/AmountInput';
import { DayInput } from '@/kit/inputs/DayInput';
import { TextInput } from '@/kit/inputs/TextInput';
import { renderForm, signInForEach } from '../support/render-form';

const create = vi.fn();
const COMPANIES = ['AURORA', 'BOREA'].map((code) => ({
  id: code,
  company_code: code,
  company_name: `Azienda ${code}`,
}));

/** A promotion with a field of each kind whose text is typed. */
const openPromotion = () =>
  renderForm({
    path: '/promotion/create',
    name: 'promotion',
    view: (
      <RecordCreate
        schema={z.looseObject({})}
        defaults={{ title: '', start_date: '', max_per_client: null, description: '' }}
        series={['description']}
      >
        <TextInput source="title" />
        <DayInput source="start_date" />
        <AmountInput source="max_per_client" />
        <TextInput source="description" />
      </RecordCreate>
    ),
    provider: { create },
  });
const openCategory = () =>
  renderForm({
    path: '/category/create',
    name: 'category',
    view: <FormView form={categoryForm} mode="create" />,
    provider: {
      create,
      getList: async () => ({ data: COMPANIES as never[], total: COMPANIES.length }),
    },
  });

const text = (name: string) => screen.findByRole('textbox', { name });
const picker = () => screen.findByRole('combobox', { name: 'Azienda' });
const saveAndNext = () => screen.getByRole('button', { name: 'Salva e aggiungi ancora' });

/** Holds back the answer of the save; returns what gives it, and waits for the next form. */
const holdAnswer = () => {
  let answer = (_: unknown) => {};
  create.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  return async () => {
    const before = saveAndNext();
    answer({ data: { id: 'c1' } });
    await waitFor(() => expect(before.isConnected).toBe(false));
  };
};

signInForEach();
beforeEach(() => create.mockReset());

describe('the next record of a series', () => {
  it('starts with its kept values, and the focus in its first field', async () => {
    const user = userEvent.setup();
    const answered = holdAnswer();
    openPromotion();
    await user.type(await text('Titolo'), 'Primo');
    await user.type(await text('Descrizione'), 'Uguale');
    await user.click(saveAndNext());
    await answered();
    expect(await text('Titolo')).toHaveValue('');
    expect(await text('Titolo')).toHaveFocus();
    expect(await text('Descrizione')).toHaveValue('Uguale');
  });

  it.each([
    { name: 'Titolo', typed: 'Secondo', more: ' premio', value: 'Secondo premio' },
    { name: 'Inizio', typed: '1/2/2', more: '031', value: '01/02/2031' },
    { name: 'Massimo per cliente', typed: '1234', more: '5,5', value: '12.345,50' },
  ])('has what is typed into $name across the answer: $value', async (row) => {
    const user = userEvent.setup();
    const answered = holdAnswer();
    openPromotion();
    await user.type(await text('Titolo'), 'Primo');
    await user.click(saveAndNext());
    await user.clear(await text(row.name));
    await user.keyboard(row.typed);
    await answered();
    const field = await text(row.name);
    expect(field).toHaveFocus();
    await user.keyboard(row.more);
    expect(field).toHaveValue(row.typed + row.more);
    await user.tab();
    expect(field).toHaveValue(row.value);
    expect(await screen.findByText(/camp[oi] compilat/)).toBeTruthy();
  });

  it('does not follow the shortcut of saving, though a refused press asked for it', async () => {
    const user = userEvent.setup();
    create.mockResolvedValue({ data: { id: 'c1' } });
    openCategory();
    await user.type(await text('Codice'), 'C-1');
    await user.click(saveAndNext());
    await user.type(await text('Nome categoria'), 'Prima');
    await user.click(await picker());
    await user.click(await screen.findByRole('option', { name: /AURORA/ }));
    await user.keyboard('{Control>}s{/Control}');
    expect(await screen.findByText('the list')).toBeVisible();
    expect(create).toHaveBeenCalledTimes(1);
  });

  it('has the record chosen in the meantime', async () => {
    const user = userEvent.setup();
    const answered = holdAnswer();
    openCategory();
    await user.type(await text('Codice'), 'C-1');
    await user.type(await text('Nome categoria'), 'Prima');
    await user.click(await picker());
    await user.click(await screen.findByRole('option', { name: /AURORA/ }));
    await user.click(saveAndNext());
    await user.click(await picker());
    await user.click(await screen.findByRole('option', { name: /BOREA/ }));
    await answered();
    await waitFor(async () => expect(await picker()).toHaveValue('Azienda BOREA · BOREA'));
    expect(await text('Codice')).toHaveValue('');
  });
});
