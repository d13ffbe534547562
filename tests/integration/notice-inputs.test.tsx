import { I18nContextProvider } from 'react-admin';
import { useState, type ReactNode } from 'react';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Editor } from '@tiptap/core';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { MAX_TEXT_LENGTH } from '@/core/constants';
import { fillPath } from '@/core/routes';
import { consoleCatalogue } from '@/i18n/console-catalogue';
import { createI18nProvider } from '@/providers/preferences/i18n-provider';
import { form as emailForm } from '@/resources/custom-email-template/custom-email-template.form';
import { customEmailTemplate } from '@/resources/custom-email-template/custom-email-template.definition';
import { form } from '@/resources/custom-push-template/custom-push-template.form';
import { customPushTemplate } from '@/resources/custom-push-template/custom-push-template.definition';
import { noticeCodec } from '@/domain/notices/notice-codec';
import { FormView } from '@/kit/form/FormView';
import { renderForm, signInForEach } from '../support/render-form';

/** The element of an editor, which leads to it. */
type EditorElement = HTMLElement & { editor: Editor };

const ID = 'a'.repeat(24);
const NOTICE = {
  id: ID,
  title: 'Benvenuto',
  corps: 'Ciao a tutti',
  channel: 'push',
  status: 'draft',
  recipients: ['agents'],
  categories: [],
  company_code: 'AURORA',
  scheduled_at: '',
};

const update = vi.fn();
/** The number of people in each list of the audience. */
let people = 0;

signInForEach();
beforeEach(() => {
  people = 0;
  update.mockReset().mockImplementation(async (_, { data }) => ({ data }));
});

const open = (notice: object = NOTICE, isEmail = false) =>
  renderForm({
    path: fillPath((isEmail ? customEmailTemplate : customPushTemplate).routes.edit, { id: ID }),
    name: isEmail ? 'custom-email-template' : 'custom-push-template',
    view: (
      <WithLanguages>
        <FormView form={{ ...(isEmail ? emailForm : form), Aside: undefined }} mode="edit" />
      </WithLanguages>
    ),
    provider: {
      update,
      getOne: async () => ({ data: notice as never }),
      getList: async () => ({ data: [], total: people }),
    },
  });

/** A button changes the language, as the console does once the words have loaded. */
const WithLanguages = ({ children }: { children: ReactNode }) => {
  const [i18n, setI18n] = useState(() => createI18nProvider('it', consoleCatalogue.it));
  return (
    <I18nContextProvider value={i18n}>
      <button onClick={() => setI18n(createI18nProvider('en', consoleCatalogue.en))}>EN</button>
      {children}
    </I18nContextProvider>
  );
};

it('a moment that is not readable does not keep a draft from being saved', async () => {
  open();
  await userEvent.click(await screen.findByRole('radio', { name: 'Programmata' }));
  await userEvent.type(await screen.findByRole('textbox', { name: /Programmata|invio/i }), '31/13');
  await userEvent.click(screen.getByRole('radio', { name: 'Bozza' }));
  const title = await screen.findByRole('textbox', { name: 'Titolo' });
  act(() => void (title as EditorElement).editor.commands.insertContent('Ancora '));
  await userEvent.click(screen.getByRole('button', { name: 'Salva' }));
  expect(await screen.findByText('the list')).toBeVisible();
  expect(update.mock.calls[0]?.[1].data).toMatchObject({ status: 'draft', scheduled_at: '' });
});

it('a draft stored with an unreadable moment opens unchanged', async () => {
  open(noticeCodec.read?.({ ...NOTICE, scheduled_at: '31/13' }));
  expect(await screen.findByRole('radio', { name: 'Bozza' })).toBeChecked();
  expect(screen.getByText(/Nessuna modifica/)).toBeVisible();
  fireEvent.keyDown(await screen.findByRole('textbox', { name: 'Titolo' }), { key: 'Enter' });
  expect(await screen.findAllByText(/Nessuna modifica/)).toHaveLength(2);
  expect(update).not.toHaveBeenCalled();
});

it('Enter in a text with placeholders presses the button', async () => {
  open();
  fireEvent.keyDown(await screen.findByRole('textbox', { name: 'Titolo' }), { key: 'Enter' });
  expect(await screen.findAllByText(/Nessuna modifica/)).toHaveLength(2);
  expect(update).not.toHaveBeenCalled();
});

it('a text that is too long to be shown is replaced in its editor', async () => {
  open({ ...NOTICE, title: 'x'.repeat(MAX_TEXT_LENGTH + 1) });
  const title = await screen.findByRole<EditorElement>('textbox', { name: 'Titolo' });
  await waitFor(() => expect(title.editor.isEditable).toBe(false));
  await userEvent.click(screen.getByRole('button', { name: 'Sostituisci testo' }));
  await waitFor(() => expect(title.editor.isEditable).toBe(true));
  expect(title).toHaveTextContent('');
  await waitFor(() => expect(title).toHaveFocus());
});

it('of many unknown placeholders the first five are offered a replacement, the others after them', async () => {
  const names = ['fistname', 'firsname', 'firtname', 'surnam', 'surnme', 'srname'];
  open({ ...NOTICE, corps: names.map((name) => `{{${name}}}`).join(' ') });
  const replacements = () => screen.queryAllByRole('button', { name: /^Sostituisci \{\{/ });
  await waitFor(() => expect(replacements()).toHaveLength(5));
  await userEvent.click(replacements()[0] as HTMLElement);
  await waitFor(() => expect(replacements()).toHaveLength(5));
  expect(screen.queryByRole('button', { name: /^Sostituisci \{\{fistname\}\}/ })).toBeNull();
  expect(screen.getByRole('button', { name: /^Sostituisci \{\{srname\}\}/ })).toBeVisible();
});

it.each(['push', 'email'])('the chips of a %s follow the language', async (channel) => {
  const isEmail = channel === 'email';
  const corps = isEmail ? '<p>Ciao {{firstname}}</p>' : 'Ciao {{firstname}}';
  open({ ...NOTICE, channel, subject: 'Oggetto', title: 'Per {{firstname}}', corps }, isEmail);
  const title = await screen.findByRole<EditorElement>('textbox', { name: 'Titolo' });
  const text = await screen.findByRole<EditorElement>('textbox', { name: 'Testo' });
  await waitFor(() => expect(title).toHaveTextContent('Per Nome'));
  await waitFor(() => expect(text).toHaveTextContent('Ciao Nome'));
  act(() => void title.editor.commands.insertContentAt(1, 'Solo '));

  await userEvent.click(screen.getByRole('button', { name: 'EN' }));
  await waitFor(() => expect(title).toHaveTextContent('Solo Per First name'));
  expect(within(title).getByRole('img', { name: 'First name placeholder' })).toBeVisible();
  await waitFor(() => expect(text).toHaveTextContent('Ciao First name'));

  act(() => void title.editor.commands.undo());
  expect(title).toHaveTextContent('Per First name');
  expect(await screen.findByText('No changes')).toBeVisible();
});

it('a text with too many characters says how many it has, beside its error', async () => {
  open({ ...NOTICE, corps: 'x'.repeat(202) });
  const text = await screen.findByRole<EditorElement>('textbox', { name: 'Testo' });
  await waitFor(() => expect(text).toHaveTextContent('xxx'));
  act(() => void text.editor.commands.insertContent('x'));
  await userEvent.click(screen.getByRole('button', { name: 'Salva' }));
  await waitFor(() => expect(text).toHaveAccessibleDescription('Al massimo 180 caratteri'));
  expect(screen.getByText('203 di 180 caratteri')).toBeVisible();
});

it('a text that is too long and has an unknown placeholder shows both errors', async () => {
  open();
  const text = await screen.findByRole<EditorElement>('textbox', { name: 'Testo' });
  await waitFor(() => expect(text).toHaveTextContent('Ciao a tutti'));
  act(() => void text.editor.commands.insertContent(` {{pippo}} ${'x'.repeat(202)}`));
  await userEvent.click(screen.getByRole('button', { name: 'Salva' }));
  await waitFor(() => expect(text).toHaveAccessibleDescription('Al massimo 180 caratteri'));
  expect(screen.getByText('Segnaposto sconosciuto: {{pippo}}')).toBeVisible();
});

it('a replacement with another name field says that the recipients lack the first one', async () => {
  open({ ...NOTICE, corps: 'Ciao {{first_name}}', recipients: ['customers'], categories: ['BAR'] });
  expect(
    await screen.findByRole('button', {
      name: 'I destinatari non hanno «Nome»: sostituisci {{first_name}} con «Ragione sociale»',
    }),
  ).toBeVisible();
});

it('says above the buttons when a scheduled notice will be sent, and to how many people', async () => {
  people = 1968;
  open();
  await userEvent.click(await screen.findByRole('radio', { name: 'Programmata' }));
  const moment = await screen.findByRole('textbox', { name: 'Data di invio' });
  expect(screen.queryByText(/^Verrà inviata/)).toBeNull();
  await userEvent.type(moment, '30/11/2099 10:00');
  expect(
    await screen.findByText('Verrà inviata lunedì 30 novembre 2099 alle 10:00 a 1.968 persone.'),
  ).toBeVisible();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Agenti' }));
  expect(
    await screen.findByText('Verrà inviata lunedì 30 novembre 2099 alle 10:00.'),
  ).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: 'Bozza' }));
  expect(screen.queryByText(/^Verrà inviata/)).toBeNull();
});

it('does not say when a notice will be sent while a field is to be corrected', async () => {
  const scheduled_at = '2099-11-30T09:00:00.000Z';
  open({ ...NOTICE, status: 'scheduled', scheduled_at, corps: 'x'.repeat(202) });
  const text = await screen.findByRole<EditorElement>('textbox', { name: 'Testo' });
  await waitFor(() => expect(text).toHaveTextContent('xxx'));
  expect(await screen.findByText(/^Verrà inviata/)).toBeVisible();
  act(() => void text.editor.commands.insertContent('x'));
  await userEvent.click(screen.getByRole('button', { name: 'Salva' }));
  await waitFor(() => expect(text).toHaveAccessibleDescription('Al massimo 180 caratteri'));
  expect(screen.queryByText(/^Verrà inviata/)).toBeNull();
});
