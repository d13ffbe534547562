import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useNavigate } from 'react-admin';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from '@/core/zod';
import { requiredText } from '@/core/schema/text';
import { FormView } from '@/kit/form/FormView';
import { TextInput } from '@/kit/inputs/TextInput';
import { form } from '@/resources/survey/survey.form';
import { renderForm, signInForEach } from '../support/render-form';

signInForEach();

const ID = 'a'.repeat(24);
const STORED = { id: ID, title: 'Gradimento', questions_count: 0, status: 'draft' };

const schema = z.object({ title: requiredText() });
const Inputs = () => {
  const navigate = useNavigate();
  return (
    <>
      <TextInput source="title" />
      <button type="button" onClick={() => navigate(ELSEWHERE)}>
        Elsewhere
      </button>
    </>
  );
};
const ELSEWHERE = '/survey/list?page=2';

const getOne = vi.fn();
let answer = (_: unknown) => {};

/** Opens a survey, changes its title and presses Save; the server answers with `answer`. */
const openAndSave = async () => {
  const user = userEvent.setup();
  const update = vi.fn(() => new Promise<never>((resolve) => (answer = resolve as never)));
  renderForm({
    path: `/survey/edit/${ID}`,
    name: 'survey',
    view: <FormView form={{ schema, Inputs, tabs: form.tabs }} mode="edit" />,
    provider: { getOne, update, getList: async () => ({ data: [], total: 0 }) },
  });
  await user.type(await screen.findByRole('textbox', { name: 'Titolo' }), '!');
  await user.click(screen.getByText('Salva'));
  await waitFor(() => expect(update).toHaveBeenCalled());
  return user;
};

const saved = () => {
  const data = { ...STORED, title: 'Gradimento!' };
  getOne.mockResolvedValue({ data });
  answer({ data });
};

beforeEach(() => {
  getOne.mockReset();
  getOne.mockResolvedValue({ data: STORED });
});

describe('a save that is answered late', () => {
  it('leaves the user on the tab of the record that they opened in the meantime', async () => {
    const user = await openAndSave();
    await user.click(screen.getByRole('tab', { name: 'Domande' }));
    const panel = await screen.findByRole('tabpanel', { name: 'Domande' });
    const questions = panel.firstElementChild;
    saved();
    expect(await screen.findByText('Salvato')).toBeVisible();
    expect(await screen.findByRole('tab', { name: 'Dati' })).toBeVisible();
    expect(screen.queryByText('the list')).not.toBeInTheDocument();
    expect(screen.getByRole('tab', { name: 'Domande' })).toHaveAttribute('aria-selected', 'true');
    expect(panel.firstElementChild).toBe(questions);
    expect(questions).toBeInTheDocument();

    await user.click(screen.getByRole('tab', { name: 'Dati' }));
    expect(await screen.findByRole('textbox', { name: 'Titolo' })).toHaveValue('Gradimento!');
    await user.type(await screen.findByRole('textbox', { name: 'Titolo' }), '!');
    expect(await screen.findByRole('tab', { name: 'Dati, modifiche non salvate' })).toBeVisible();
  });

  it('leads to the list from the tab of the form, also after a look at another', async () => {
    const user = await openAndSave();
    await user.click(screen.getByRole('tab', { name: 'Domande' }));
    await user.click(screen.getByRole('tab', { name: /^Dati/ }));
    saved();
    expect(await screen.findByText('the list')).toBeVisible();
  });

  it('lets the user go where they asked to go', async () => {
    const user = await openAndSave();
    await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
    await screen.findByRole('dialog', { name: 'Uscire durante il salvataggio?' });
    saved();
    expect(await screen.findByText('Salvato')).toBeVisible();
    await waitFor(() => expect(window.location.hash).toBe(`#${ELSEWHERE}`));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});
