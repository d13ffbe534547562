import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Link } from 'react-admin';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { ApiError } from '@/providers/http/api-error';
import { recordAfterWrite } from '@/providers/data/record-calls';
import { FormView, type FormDescription } from '@/kit/form/FormView';
import { RecordEdit } from '@/kit/form/RecordEdit';
import { RecordCreate } from '@/kit/form/RecordCreate';
import type { RecordFormProps } from '@/kit/form/RecordForm';
import { PhoneInput } from '@/kit/inputs/PhoneInput';
import { phoneRules } from '@/kit/inputs/phone-rules';
import { TextInput } from '@/kit/inputs/TextInput';
import { FormFrameContext, type FormFrame } from '@/kit/record/form-frame';
import { company } from '@/resources/company/company.definition';
import { survey } from '@/resources/survey/survey.definition';
import { form as surveyForm } from '@/resources/survey/survey.form';
import { renderForm, signInForEach } from '../support/render-form';
import { withoutSizes } from '../support/without-sizes';

const ID = 'a'.repeat(24);
const STORED = { id: ID, title: 'Gradimento', updated_at: '2026-01-01T00:00:00.000Z' };

const create = vi.fn();
const update = vi.fn();
const remove = vi.fn();
const getOne = vi.fn();

signInForEach();
withoutSizes();
beforeEach(() => {
  for (const mock of [create, update, remove, getOne]) mock.mockReset();
  getOne.mockResolvedValue({ data: STORED });
});

/** Holds back the next answer of `call`; returns what gives it. */
const hold = (call: ReturnType<typeof vi.fn>) => {
  let answer = (_: unknown) => {};
  let refuse = (_: unknown) => {};
  call.mockReturnValueOnce(
    new Promise((resolve, reject) => {
      answer = resolve;
      refuse = reject;
    }),
  );
  return { answer: (data: object) => answer({ data }), refuse: (error: ApiError) => refuse(error) };
};

const inputs = () => <TextInput source="title" />;
const title = () => screen.findByRole('textbox', { name: 'Titolo' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const leave = () => userEvent.click(screen.getByRole('link', { name: 'elsewhere' }));
const address = () => window.location.hash;

const OPEN_RULES: FormDescription = {
  schema: z.looseObject({}),
  Inputs: inputs,
  createdOpens: surveyForm.createdOpens,
};

const openCreate = (frame: FormFrame | null = null) =>
  renderForm({
    path: '/survey/create',
    name: 'survey',
    view: (
      <FormFrameContext value={frame}>
        <FormView form={OPEN_RULES} mode="create" />
      </FormFrameContext>
    ),
    provider: { create },
  });

describe('a new survey', () => {
  it('leads to its questions', async () => {
    create.mockResolvedValue({ data: { id: ID } });
    openCreate();
    await userEvent.type(await title(), 'Gradimento');
    await press('Salva');
    await waitFor(() => expect(address()).toBe(`#/survey/edit/${ID}?tab=questions`));
  });

  it('leads to the list if the answer is only a message', async () => {
    const data = recordAfterWrite(survey, { message: 'Sondaggio creato' }, { title: 'Gradimento' });
    create.mockResolvedValue({ data });
    openCreate();
    await userEvent.type(await title(), 'Gradimento');
    await press('Salva');
    expect(await screen.findByText('the list')).toBeVisible();
  });

  it('over another form, closes its drawer', async () => {
    create.mockResolvedValue({ data: { id: ID } });
    const overlay = {
      close: vi.fn(),
      requestClose: vi.fn(),
      holdBack: () => () => undefined,
      onSaved: vi.fn(),
      isSeries: false,
    };
    openCreate({ kind: 'drawer', exit: '/survey/list', overlay });
    await userEvent.type(await title(), 'Gradimento');
    await press('Salva');
    await waitFor(() => expect(overlay.close).toHaveBeenCalledTimes(1));
    expect(address()).toBe('#/survey/create');
  });
});

describe('an answer after the user has left', () => {
  const elsewhere = <Link to="/elsewhere">elsewhere</Link>;

  const openEdit = () =>
    renderForm({
      path: `/survey/edit/${ID}`,
      name: 'survey',
      view: (
        <>
          {elsewhere}
          <RecordEdit schema={z.looseObject({})} defaults={{}}>
            {inputs()}
          </RecordEdit>
        </>
      ),
      provider: { getOne, update, delete: remove },
    });

  it('to the save of a form that keeps its draft lets them stay', async () => {
    const { answer } = hold(create);
    renderForm({
      path: '/survey/create',
      name: 'survey',
      view: (
        <>
          {elsewhere}
          <RecordCreate schema={z.looseObject({})} defaults={{}} keepsDraft>
            {inputs()}
          </RecordCreate>
        </>
      ),
      provider: { create },
    });
    await userEvent.type(await title(), 'Gradimento');
    await press('Salva');
    await waitFor(() => expect(create).toHaveBeenCalled());
    await leave();
    await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
    answer({ id: ID, title: 'Gradimento' });
    expect(await screen.findByText('Salvato')).toBeVisible();
    expect(address()).toBe('#/elsewhere');
  });

  it('to a deletion lets them stay', async () => {
    const { answer } = hold(remove);
    openEdit();
    await title();
    await press('Altre azioni');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Elimina' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Elimina' }));
    await waitFor(() => expect(remove).toHaveBeenCalled());
    // The dialog covers the page: the browser's own button still leaves it.
    window.location.hash = '#/elsewhere';
    await waitFor(() => expect(screen.queryByRole('textbox', { hidden: true })).toBeNull());
    answer(STORED);
    expect(await screen.findByText(/eliminato/i)).toBeVisible();
    expect(address()).toBe('#/elsewhere');
  });

  it('that asks to compare with another version offers the values again', async () => {
    const refused = hold(update);
    const first = openEdit();
    await userEvent.type(await title(), ' 2026');
    await press('Salva');
    await waitFor(() => expect(update).toHaveBeenCalled());
    const reread = hold(getOne);
    refused.refuse(new ApiError('refused', 409, ['Modificato da altri']));
    await waitFor(() => expect(getOne).toHaveBeenCalledTimes(2));
    await leave();
    await userEvent.click(await screen.findByRole('button', { name: 'Esci' }));
    await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
    reread.answer({ ...STORED, updated_at: '2026-02-02T00:00:00.000Z' });
    expect(await screen.findByText('Modificato da altri')).toBeVisible();
    first.unmount();
    openEdit();
    await userEvent.click(await screen.findByRole('button', { name: 'Ripristina' }));
    expect(await title()).toHaveValue('Gradimento 2026');
  });
});

it('a phone number converted while it is being saved is not typed', async () => {
  getOne.mockResolvedValue({ data: { ...STORED, telephone: '' } });
  const { answer } = hold(update);
  renderForm({
    path: `/location/edit/${ID}`,
    name: 'location',
    view: (
      <RecordEdit
        schema={z.looseObject({})}
        refinement={phoneRules(['telephone'])}
        defaults={{ telephone: '' }}
      >
        <PhoneInput source="telephone" />
      </RecordEdit>
    ),
    provider: { getOne, update },
  });
  const phone = await screen.findByRole('textbox', { name: 'Telefono' });
  await userEvent.type(phone, '02 1234567');
  // The field keeps the focus until the form is sent.
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(update).toHaveBeenCalled());
  expect(update.mock.calls[0]?.[1].data.telephone).toBe('+39 02 123 4567');
  await userEvent.tab();
  await waitFor(() => expect(phone).toHaveValue('+39 02 123 4567'));
  answer({ ...STORED, telephone: '+39 02 123 4567' });
  expect(await screen.findByText('the list')).toBeVisible();
  expect(screen.queryByText(/^Le modifiche fatte durante il salvataggio/)).toBeNull();
});

it('what was typed while a record was saved is offered though the answer has no id', async () => {
  const stored = { ...STORED, company_code: 'ACME', company_name: 'Acme' };
  const { answer } = hold(create);
  const provider = {
    create,
    getOne: async () => ({ data: stored as never }),
    getList: async () => ({ data: [stored] as never[], total: 1 }),
  };
  const open = (path: string, view: ReactNode) =>
    renderForm({ path, name: 'company', view, provider });
  const name = () => screen.findByRole('textbox', { name: 'Nome azienda' });
  const form: RecordFormProps = {
    schema: z.looseObject({}),
    defaults: { company_code: 'ACME', company_name: '' },
    children: <TextInput source="company_name" />,
  };
  const first = open('/company/create', <RecordCreate {...form} />);
  await userEvent.type(await name(), 'Acme');
  await press('Salva');
  await waitFor(() => expect(create).toHaveBeenCalled());
  await userEvent.type(await name(), ' Italia');
  answer(
    recordAfterWrite(
      company,
      { message: 'Azienda creata' },
      { company_code: 'ACME', company_name: 'Acme' },
    ),
  );
  expect(await screen.findByText('the list')).toBeVisible();
  first.unmount();
  open(`/company/edit/${ID}`, <RecordEdit {...form} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Ripristina' }));
  expect(await name()).toHaveValue('Acme Italia');
});
