import type { Editor } from '@tiptap/core';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loadOnce } from '@/core/load-once';
import * as z from '@/core/zod';
import { shortText, richText } from '@/core/schema/text';
import { ApiError } from '@/providers/http/api-error';
import { FormView, type FormDescription } from '@/kit/form/FormView';
import { TextInput } from '@/kit/inputs/TextInput';
import { RichTextInput } from '@/kit/rich-text/RichTextInput';
import { renderForm, signInForEach } from '../support/render-form';
import { withoutSizes } from '../support/without-sizes';

const form: FormDescription = {
  schema: z.object({ company_name: shortText(), description: richText() }),
  Inputs: () => (
    <>
      <TextInput source="company_name" />
      <RichTextInput source="description" />
    </>
  ),
};

const getOne = vi.fn();
const update = vi.fn();

withoutSizes();
signInForEach();
beforeEach(() => {
  update.mockReset().mockImplementation(async (_, { data }) => ({ data }));
});

const ID = 'a'.repeat(24);

const open = async (description: string, shown = form) => {
  getOne.mockReset().mockResolvedValue({ data: { id: ID, company_name: 'Aurora', description } });
  renderForm({
    path: `/company/edit/${ID}`,
    name: 'company',
    view: <FormView form={shown} mode="edit" />,
    provider: { getOne, update },
  });
  await screen.findByRole('textbox', { name: 'Nome azienda' });
};

const editor = () => screen.findByRole('textbox', { name: 'Descrizione' });

/** Changes another field, saves, and gives what was sent of the text. */
const sentAfterSave = async () => {
  await userEvent.type(screen.getByRole('textbox', { name: 'Nome azienda' }), '!');
  await userEvent.click(screen.getByRole('button', { name: 'Salva' }));
  await waitFor(() => expect(update).toHaveBeenCalledTimes(1));
  const [call] = update.mock.calls as [string, { data: Record<string, unknown> }][];
  return call?.[1].data.description;
};

describe('a stored text', () => {
  it.each([
    [' <p>Già   scritto</p>\n<ul><li>uno</li></ul> '],
    ['Senza codice\nsu due righe'],
    ['<DIV><B>Un altro</B> editor<br/></DIV>'],
  ])('is sent back to the byte: %j', async (stored) => {
    await open(stored);
    await editor();
    expect(await sentAfterSave()).toBe(stored);
  });

  it('with parts the editor cannot show is reported, shown in a frame, and kept', async () => {
    const stored = '<p style="color:red">a b c</p><table><tr><td>d</td></tr></table>';
    await open(stored);
    expect(await screen.findByText(/parti che l’editor non mostra: tabelle, stili/)).toBeVisible();
    const frame = await screen.findByTitle('Testo di Descrizione');
    expect(frame).toHaveAttribute('sandbox', 'allow-same-origin');
    expect(await sentAfterSave()).toBe(stored);
  });

  it('is converted where the user says so, and comes back whole', async () => {
    const stored = '<p>a b c</p><img src="https://x.example/a.png">';
    await open(stored);
    await userEvent.click(
      await screen.findByRole('button', { name: 'Converti e rimuovi queste parti' }),
    );
    expect(await editor()).toHaveTextContent('a b c');
    expect(await editor()).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Ripristina il testo di prima' }));
    expect(await screen.findByText(/non mostra: immagini/)).toBeVisible();
    // The field cannot be edited any more: its first button can.
    expect(screen.getByRole('button', { name: 'Modifica il codice HTML' })).toHaveFocus();
    expect(await sentAfterSave()).toBe(stored);
  });

  it('can be edited as code until the editor can show it', async () => {
    await open('<p>abc</p><!-- nota -->');
    await userEvent.click(await screen.findByRole('button', { name: 'Modifica il codice HTML' }));
    const code = screen.getByRole('textbox', { name: 'Codice HTML di Descrizione' });
    await userEvent.clear(code);
    await userEvent.type(code, '<p>abcd</p>');
    await userEvent.click(screen.getByRole('button', { name: 'Torna all’anteprima' }));
    expect(await editor()).toHaveTextContent('abcd');
    expect(await editor()).toHaveFocus();
    expect(await sentAfterSave()).toBe('<p>abcd</p>');
  });
});

it('a conflict shows the text as its readers see it, without tags', async () => {
  await open('<p>Prima</p>');
  update.mockRejectedValueOnce(new ApiError('refused', 409, ['Modificata da altri']));
  getOne.mockResolvedValue({
    data: {
      id: ID,
      company_name: 'Aurora',
      description: '<p>Apri il <b>2 marzo</b></p>',
      updated_at: '2026-02-02T00:00:00.000Z',
    },
  });
  await userEvent.type(screen.getByRole('textbox', { name: 'Nome azienda' }), '!');
  await userEvent.click(screen.getByRole('button', { name: 'Salva' }));
  const dialog = await screen.findByRole('dialog', { name: /modificato nel frattempo/ });
  await waitFor(() => expect(within(dialog).getAllByTitle('Descrizione')).toHaveLength(2));
  const [before, theirs] = within(dialog).getAllByTitle('Descrizione');
  expect(before).toHaveAttribute('srcdoc', expect.stringContaining('<p>Prima</p>'));
  expect(theirs).toHaveAttribute('srcdoc', expect.stringContaining('<b>2 marzo</b>'));
  expect(dialog).not.toHaveTextContent('<p>');
});

it('a stored text is parsed once, however much is typed', async () => {
  const toEditor = vi.fn((html: string) => html);
  const extras = loadOnce(async () => ({ toEditor }));
  await open('<p>abc</p>', {
    schema: form.schema,
    Inputs: () => (
      <>
        <TextInput source="company_name" />
        <RichTextInput source="description" extras={extras} />
      </>
    ),
  });
  const text = await screen.findByRole<HTMLElement & { editor: Editor }>('textbox', {
    name: 'Descrizione',
  });
  toEditor.mockClear();
  for (const letter of 'def') act(() => void text.editor.commands.insertContent(letter));
  expect(await screen.findByText(/modific/i)).toBeVisible();
  expect(toEditor).not.toHaveBeenCalled();
});

describe('the toolbar', () => {
  it('is one stop of the Tab key, and its arrows lead around', async () => {
    await open('<p>abc</p>');
    await editor();
    const button = (title: string) => screen.getByRole('button', { name: title });
    screen.getByRole('textbox', { name: 'Nome azienda' }).focus();
    await userEvent.tab();
    expect(button('Titolo')).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(button('Ripeti')).toHaveFocus();
    await userEvent.keyboard('{Home}{ArrowRight}');
    expect(button('Sottotitolo')).toHaveFocus();
    expect(button('Sottotitolo')).toHaveAttribute('tabindex', '0');
    expect(button('Titolo')).toHaveAttribute('tabindex', '-1');
  });

  it.each([
    ['Win32', 'Grassetto (Ctrl+B)', 'Elenco puntato (Ctrl+Maiusc+8)'],
    ['MacIntel', 'Grassetto (⌘B)', 'Elenco puntato (⌘⇧8)'],
  ])('names the keys as on the keyboard of %s', async (platform, bold, bullets) => {
    vi.spyOn(navigator, 'platform', 'get').mockReturnValue(platform);
    await open('<p>abc</p>');
    await editor();
    await userEvent.hover(screen.getByRole('button', { name: 'Grassetto' }));
    expect(await screen.findByRole('tooltip', { name: bold })).toBeVisible();
    await userEvent.hover(screen.getByRole('button', { name: 'Elenco puntato' }));
    expect(await screen.findByRole('tooltip', { name: bullets })).toBeVisible();
  });
});
