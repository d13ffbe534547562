import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { fillPath } from '@/core/routes';
import { FormView } from '@/kit/form/FormView';
import { AddressParamsContext } from '@/ui/page/address-params';
import { question } from '@/resources/question/question.definition';
import { form } from '@/resources/question/question.form';
import { renderForm, signInForEach } from '../support/render-form';

const SURVEY = 'a'.repeat(24);

const create = vi.fn();

signInForEach();
beforeEach(() => {
  create.mockReset().mockImplementation(async (_, { data }) => ({ data: { ...data, id: 'q1' } }));
});

const open = async (Aside?: typeof form.Aside) => {
  renderForm({
    path: fillPath(question.routes.create ?? '', { survey_id: SURVEY }),
    name: 'question',
    view: (
      <AddressParamsContext value={{ survey_id: SURVEY }}>
        <FormView form={{ ...form, Aside }} mode="create" />
      </AddressParamsContext>
    ),
    provider: {
      create,
      getOne: async () => ({ data: { id: SURVEY, title: 'Servizio' } as never }),
      getList: async () => ({ data: [], total: 0 }),
    },
  });
  await userEvent.type(await screen.findByRole('textbox', { name: 'Testo' }), 'Come va?');
};

const option = (number: number) => screen.getByRole('textbox', { name: `Opzione ${number}` });
const shownOptions = () => screen.getAllByRole('textbox', { name: /^Opzione / });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Salva' }));

it('Enter goes to the next option if it is empty, and otherwise adds one', async () => {
  await open();
  await userEvent.type(option(1), 'Alfa{Enter}');
  await waitFor(() => expect(option(2)).toHaveFocus());
  expect(shownOptions()).toHaveLength(2);

  await userEvent.keyboard('Beta{Enter}');
  await waitFor(() => expect(option(3)).toHaveFocus());
  expect(shownOptions()).toHaveLength(3);

  await userEvent.keyboard('{Enter}');
  expect(shownOptions()).toHaveLength(3);

  await userEvent.type(option(1), '{Enter}');
  await waitFor(() => expect(option(2)).toHaveFocus());
  expect(option(2)).toHaveValue('');
  expect(option(3)).toHaveValue('Beta');
});

it('empty options at the end are not saved', async () => {
  await open();
  await userEvent.type(option(1), 'Alfa{Enter}');
  await waitFor(() => expect(option(2)).toHaveFocus());
  await userEvent.keyboard('Beta{Enter}');
  await userEvent.click(screen.getByRole('button', { name: 'Aggiungi opzione' }));
  expect(shownOptions()).toHaveLength(4);
  await save();
  await waitFor(() => expect(create).toHaveBeenCalled());
  expect(create.mock.calls[0]?.[1].data.options).toEqual(['Alfa', 'Beta']);
});

const addOption = () => userEvent.click(screen.getByRole('button', { name: 'Aggiungi opzione' }));

it('empty options between others are not saved, but two must be filled', async () => {
  await open();
  await addOption();
  await userEvent.type(option(2), 'Beta');
  await save();
  await waitFor(() => expect(option(1)).toBeInvalid());
  expect(option(2)).toBeValid();
  expect(option(3)).toBeValid();
  expect(create).not.toHaveBeenCalled();

  await addOption();
  await userEvent.type(option(4), 'Alfa');
  await save();
  await waitFor(() => expect(create).toHaveBeenCalled());
  expect(create.mock.calls[0]?.[1].data.options).toEqual(['Beta', 'Alfa']);
});

it('an option that repeats another one is marked, whatever empty ones are before it', async () => {
  await open();
  await addOption();
  await userEvent.type(option(2), 'Beta');
  await userEvent.type(option(3), 'Beta');
  await save();
  await waitFor(() => expect(option(3)).toBeInvalid());
  expect(option(2)).toBeValid();
});

it('pasted lines are an option each', async () => {
  await open();
  await userEvent.type(option(1), 'Alfa ');
  await userEvent.paste('uno\r\n\r\n Beta\nGamma\n');
  expect(shownOptions().map((field) => (field as HTMLInputElement).value)).toEqual([
    'Alfa uno',
    'Beta',
    'Gamma',
  ]);
  await waitFor(() => expect(option(3)).toHaveFocus());

  await userEvent.paste(' di nuovo\n');
  expect(option(3)).toHaveValue('Gamma di nuovo');
  await userEvent.click(option(2));
  await userEvent.paste('\nDelta\nGamma 2');
  expect(shownOptions()).toHaveLength(4);
  await save();
  await waitFor(() => expect(create).toHaveBeenCalled());
  expect(create.mock.calls[0]?.[1].data.options).toEqual([
    'Alfa uno',
    'BetaDelta',
    'Gamma 2',
    'Gamma di nuovo',
  ]);
});

it('the preview shows examples in place of missing options', async () => {
  await open(form.Aside);
  const phone = within(await screen.findByRole('figure', { name: 'Anteprima nell’app' }));
  const shown = () =>
    phone.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent);
  await waitFor(() => expect(shown()).toEqual(['Prima opzione', 'Seconda opzione']));
  await userEvent.type(option(1), 'Bene');
  await waitFor(() => expect(shown()).toEqual(['Bene', 'Seconda opzione']));
  await userEvent.type(option(2), 'Male');
  await waitFor(() => expect(shown()).toEqual(['Bene', 'Male']));
});
