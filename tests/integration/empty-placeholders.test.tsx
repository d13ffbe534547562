import { act, screen, waitFor, within } from '@testing-library/react';
import type { Editor } from '@tiptap/core';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { themeFactory } from '@/app/theme/console-themes';
import { fillPath } from '@/core/routes';
import { form as noticeForm } from '@/resources/custom-email-template/custom-email-template.form';
import { form as templateForm } from '@/resources/email-template/email-template.form';
import { resources } from '@/resources/registry';
import { ThemeFactoryContext } from '@/ui/hooks/theme-factory';
import { FormView, type FormDescription } from '@/kit/form/FormView';
import { renderForm, signInForEach } from '../support/render-form';
import { withoutSizes } from '../support/without-sizes';

const ID = 'a'.repeat(24);
const CUSTOMER = { id: 'c1', code: 'C1', business_name: 'Bar Sport', company_code: ['AURORA'] };
const EMAIL = { id: ID, title: 'Benvenuto', subject: 'Ciao {{firstname}}', corps: '<p>Testo</p>' };

/** The element of an editor, which leads to it. */
type EditorElement = HTMLElement & { editor: Editor };

const editOf = (name: string) =>
  resources.find((resource) => resource.name === name)?.routes.edit ?? '';

const getList = vi.fn(async (resource: string, { filter = {} }: { filter?: object }) => {
  const isCount = resource === 'app-user' && 'status' in filter;
  return resource === 'app-user'
    ? { data: [CUSTOMER], total: isCount ? 908 : 1 }
    : { data: [], total: 0 };
});

const open = async (name: string, form: FormDescription, record: object) => {
  renderForm({
    path: fillPath(editOf(name), { id: ID }),
    name,
    view: (
      <ThemeFactoryContext value={themeFactory}>
        <FormView form={form} mode="edit" />
      </ThemeFactoryContext>
    ),
    provider: {
      getOne: async () => ({ data: { ...EMAIL, ...record } as never }),
      getList: getList as never,
    },
  });
  const checks = await screen.findByRole('region', { name: 'Controlli prima dell’invio' });
  return within(checks);
};

const TEMPLATE = { channel: 'email', event: 'welcome', active: true };

withoutSizes();
signInForEach();
beforeEach(() => {
  getList.mockClear();
});

/** A draft of an email to the customers of a company. */
const DRAFT = {
  channel: 'email',
  status: 'draft',
  recipients: ['customers'],
  categories: [],
  company_code: 'AURORA',
  scheduled_at: '',
};

describe('a placeholder without a value', () => {
  it('takes no line breaks from a text without markup', async () => {
    await open('email-template', templateForm, {
      ...TEMPLATE,
      corps: 'Ciao {{firstname}}\nA presto',
    });
    const frame = await waitFor(() => {
      const found = document.querySelector('iframe');
      expect(found).not.toBeNull();
      return found;
    });
    expect(frame?.srcdoc).toMatch(/<\/mark><br>A presto/);
  });

  it('is not called filled where another one is unknown', async () => {
    const subject = 'Ciao {{pippo}}';
    const checks = await open('email-template', templateForm, { ...TEMPLATE, subject });
    expect(await checks.findByText(/non verrà sostituito/)).toBeVisible();
    expect(checks.queryByText('Ogni segnaposto ha un valore')).toBeNull();
  });

  it('is not called filled while nobody is chosen whose values are known', async () => {
    const subject = 'Ciao {{business_name}}';
    const checks = await open('email-template', templateForm, { ...TEMPLATE, subject });
    expect(
      await checks.findByText('Scegli un cliente sopra per controllare i segnaposto.'),
    ).toBeVisible();
    expect(checks.queryByText('Ogni segnaposto ha un valore')).toBeNull();
  });

  it('is reported before a customer is chosen if no customer has the value', async () => {
    const checks = await open('email-template', templateForm, TEMPLATE);
    expect(await checks.findByText(/Vuoti per i clienti: Nome\./)).toBeVisible();
    expect(checks.getByRole('button', { name: 'Nome in «Oggetto»' })).toBeVisible();
    expect(checks.queryByText(/Scegli un cliente/)).toBeNull();
  });

  it('is reported for the chosen customer, and its place in the text is a click away', async () => {
    const checks = await open('email-template', templateForm, TEMPLATE);
    await userEvent.type(screen.getByRole('combobox', { name: 'Anteprima per' }), 'Bar');
    await userEvent.click(await screen.findByRole('option', { name: /Bar Sport/ }));
    expect(await checks.findByText(/Vuoti per il cliente scelto: Nome\./)).toBeVisible();
    const subject = await screen.findByRole('textbox', { name: 'Oggetto' });
    await userEvent.click(checks.getByRole('button', { name: 'Nome in «Oggetto»' }));
    await waitFor(() => expect(subject).toHaveFocus());
    await waitFor(() => expect(document.getSelection()?.toString()).toBe('Nome'));
  });

  it('names how many of the audience it stays empty for, without another call', async () => {
    const checks = await open('custom-email-template', noticeForm, DRAFT);
    expect(await checks.findByText(/Vuoti per 908 clienti: Nome\./)).toBeVisible();
    await waitFor(() => expect(screen.getByText('908 persone')).toBeVisible());
    const counts = getList.mock.calls.filter(
      ([resource, { filter = {} }]) => resource === 'app-user' && 'status' in filter,
    );
    expect(counts).toHaveLength(1);
  });
});

describe('an unknown placeholder', () => {
  it('is compared with those filled for the recipients, also when these change later', async () => {
    await open('custom-email-template', noticeForm, DRAFT);
    const subject = await screen.findByRole('textbox', { name: 'Oggetto' });
    act(() => subject.focus());
    // Typing and pasting in an editor need a layout, which jsdom lacks.
    act(() => void (subject as EditorElement).editor.commands.insertContent('{{nome}}'));
    act(() => subject.blur());
    const suggestion = 'Segnaposto sconosciuto: {{nome}}. Il più simile è';
    expect(await screen.findByText(`${suggestion} {{business_name}}`)).toBeVisible();
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Agenti' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Clienti' }));
    expect(await screen.findByText(`${suggestion} {{firstname}}`)).toBeVisible();
  });

  it('that is not closed is warned about once its field is left', async () => {
    const checks = await open('email-template', templateForm, TEMPLATE);
    const subject = await screen.findByRole('textbox', { name: 'Oggetto' });
    act(() => subject.focus());
    act(() => void (subject as EditorElement).editor.commands.insertContent('{{nome'));
    const warning = /^Manca «}}» dopo «{{» \(Oggetto\)/;
    expect(screen.queryByText(warning)).toBeNull();
    act(() => subject.blur());
    expect(await screen.findByText(warning)).toBeVisible();
    expect(await checks.findByText(/^Manca «}}» dopo «{{»: il segnaposto/)).toBeVisible();
  });
});
