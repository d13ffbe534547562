import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { form } from '@/resources/group/group.form';
import { ApiError } from '@/providers/http/api-error';
import { draftKey, writeDraft } from '@/kit/drafts/drafts';
import { FormView } from '@/kit/form/FormView';
import { person } from '../support/people';
import { renderForm, signInForEach } from '../support/render-form';

const customer = (at: number) => ({
  id: `k${at}`,
  _id: `k${at}`,
  code: `K${at}`,
  business_name: `Cliente ${at}`,
  company_code: 'C1',
});
const MEMBERS = [1, 2, 3].map(customer);
const GROUP = {
  id: 'g1',
  _id: 'g1',
  group_code: 'G1',
  group_name: 'Bar del centro',
  company_code: 'C1',
  customers: MEMBERS.map(({ id }) => id),
  members: MEMBERS.map(({ id, code, business_name }) => ({
    id,
    code,
    name: business_name,
    companies: ['C1'],
  })),
  updated_at: '2026-01-01T00:00:00.000Z',
};

const getList = vi.fn();
const open = (group: object = GROUP, getOne: unknown = async () => ({ data: group })) =>
  renderForm({
    path: '/group/edit/g1',
    name: 'group',
    view: <FormView form={form} mode="edit" />,
    provider: { getOne: getOne as never, getList },
  });

signInForEach();
beforeEach(() => {
  getList.mockReset().mockResolvedValue({ data: [], total: 0 });
});

test('too few customers are named at the field that searches them, beside its hint', async () => {
  const user = userEvent.setup();
  open();
  const search = await screen.findByRole('combobox', { name: 'Aggiungi un cliente' });
  expect(search).not.toHaveAccessibleDescription(/Scegli almeno/);
  const hint = search.getAttribute('aria-describedby') ?? 'none';
  await user.click(screen.getByRole('button', { name: 'Rimuovi Cliente 1' }));
  await user.click(screen.getByRole('button', { name: 'Salva' }));
  await waitFor(() => expect(search).toHaveAccessibleDescription(/Scegli almeno 3 clienti/));
  expect(search).toHaveAttribute('aria-invalid', 'true');
  expect(search.getAttribute('aria-describedby')?.split(' ')).toContain(hint);
});

test('the customers chosen are what is required, not the field that searches for more', async () => {
  open();
  const search = await screen.findByRole('combobox', { name: 'Aggiungi un cliente' });
  expect(search).not.toHaveAttribute('aria-required', 'true');
  const marked = (element: Element | null) => element?.querySelector('[aria-hidden]');
  expect(marked(document.querySelector(`label[for="${search.id}"]`))).toBeNull();
  expect(marked(screen.getByText('Clienti scelti: 3 (minimo 3)'))).not.toBeNull();
});

test('closing the dialog calls the lookup of pasted codes off', async () => {
  const user = userEvent.setup();
  const asked: { signal?: AbortSignal; fail: (reason: unknown) => void }[] = [];
  open();
  await user.click(await screen.findByRole('button', { name: 'Incolla codici' }));
  const dialog = await screen.findByRole('dialog', { name: 'Incolla i codici dei clienti' });
  await user.click(within(dialog).getByRole('textbox', { name: 'Codici' }));
  await user.paste(Array.from({ length: 9 }, (_, at) => `X${at}`).join(' '));
  getList
    .mockReset()
    .mockImplementation(
      (_: string, { signal }: { signal?: AbortSignal }) =>
        new Promise((_resolve, fail) => asked.push({ signal, fail })),
    );
  await user.click(within(dialog).getByRole('button', { name: 'Cerca e aggiungi' }));
  await waitFor(() => expect(asked).toHaveLength(4));
  await user.click(within(dialog).getByRole('button', { name: 'Chiudi' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(asked.map(({ signal }) => signal?.aborted)).toEqual([true, true, true, true]);
  for (const { signal, fail } of asked) fail(signal?.reason);
  await screen.findByText('Clienti scelti: 3 (minimo 3)');
  expect(asked).toHaveLength(4);
  expect(document.querySelector('[data-kind=error]')).toBeNull();
});

test('pasted codes that repeat a customer, in any case, count apart from the customers added', async () => {
  const user = userEvent.setup();
  const others = [customer(7), customer(8)];
  getList.mockImplementation(async (_: string, { filter }: { filter: { q: string } }) => {
    const data = others.filter(({ code }) => code === filter.q.toUpperCase());
    return { data, total: data.length };
  });
  open();
  await user.click(await screen.findByRole('button', { name: 'Incolla codici' }));
  const dialog = await screen.findByRole('dialog', { name: 'Incolla i codici dei clienti' });
  await user.click(within(dialog).getByRole('textbox', { name: 'Codici' }));
  await user.paste('K7 k7 K8 K8 X9');
  await user.click(within(dialog).getByRole('button', { name: 'Cerca e aggiungi' }));
  expect(await within(dialog).findByText('Aggiunti: 2')).toBeInTheDocument();
  expect(within(dialog).getByText('Ripetuti: 2')).toHaveTextContent('K8 k7');
  expect(within(dialog).getByText('Non trovati: 1')).toBeInTheDocument();
  await user.click(within(dialog).getByRole('button', { name: 'Chiudi' }));
  expect(await screen.findByText('Clienti scelti: 5 (minimo 3)')).toBeInTheDocument();
});

test('a late lookup of customers keeps what was removed in the meantime unsaved', async () => {
  const user = userEvent.setup();
  const answers: (() => void)[] = [];
  getList.mockImplementation(
    (_: string, { filter }: { filter?: { q?: string } }) =>
      new Promise((resolve) => {
        const data = MEMBERS.filter(({ code }) => code === filter?.q);
        if (data.length === 0) resolve({ data: [], total: 0 });
        else answers.push(() => resolve({ data, total: 1 }));
      }),
  );
  open({ ...GROUP, customers: MEMBERS.map(({ code }) => code), members: [] });
  await user.click(await screen.findByRole('button', { name: 'Rimuovi K2' }));
  await waitFor(() => expect(answers).toHaveLength(1));
  answers.shift()?.();
  await waitFor(() => expect(answers).toHaveLength(2));
  for (const answer of answers) answer();
  expect(await screen.findByRole('button', { name: 'Rimuovi Cliente 3' })).toBeVisible();
  expect(await screen.findByRole('button', { name: '1 campo modificato' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /Rimuovi (K2|Cliente 2)/ })).toBeNull();
});

test('customers whose names are still read have a placeholder instead of their ids', async () => {
  let isAnswering = false;
  getList.mockImplementation(async (_: string, { filter }: { filter?: { q?: string } }) => {
    await vi.waitUntil(() => isAnswering, { timeout: 10_000 });
    const data = MEMBERS.filter(({ code }) => code === filter?.q);
    return { data, total: data.length };
  });
  open({ ...GROUP, customers: MEMBERS.map(({ code }) => code), members: [] });
  const list = within(await screen.findByRole('list', { name: 'Clienti' }));
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['', '', '']);
  isAnswering = true;
  expect(await list.findByText('Cliente 2')).toBeVisible();
  expect(list.getByText('K2')).toBeVisible();
});

test('customers of a restored draft have their names, however they were chosen', async () => {
  const user = userEvent.setup();
  const added = [7, 8].map((at) => ({ ...customer(at), id: String(at).repeat(24) }));
  const ids = [...MEMBERS.slice(1), ...added].map(({ id }) => id);
  writeDraft(draftKey(person(['admin']).id, 'group', 'g1'), { customers: ids }, ['customers']);
  const getOne = async (resource: string, { id }: { id: string }) => ({
    data: resource === 'group' ? GROUP : added.find((one) => one.id === id),
  });
  open(GROUP, getOne);
  await user.click(await screen.findByRole('button', { name: 'Ripristina' }));
  for (const at of [2, 3, 7, 8]) {
    expect(await screen.findByRole('button', { name: `Rimuovi Cliente ${at}` })).toBeVisible();
  }
  expect(screen.queryByText(/compaiono senza nome/)).toBeNull();
  expect(screen.getByRole('button', { name: '1 campo modificato' })).toBeVisible();
});

test('names that cannot be loaded are loaded by a retry', async () => {
  const user = userEvent.setup();
  getList.mockRejectedValue(new ApiError('offline', 0));
  open({ ...GROUP, customers: MEMBERS.map(({ code }) => code), members: [] });
  const retry = await screen.findByRole('button', { name: 'Riprova' });
  expect(screen.queryByText(/compaiono senza nome/)).toBeNull();
  expect(screen.getByRole('button', { name: 'Rimuovi K2' })).toBeVisible();
  getList.mockImplementation(async (_: string, { filter }: { filter?: { q?: string } }) => {
    const data = MEMBERS.filter(({ code }) => code === filter?.q);
    return { data, total: data.length };
  });
  await user.click(retry);
  expect(await screen.findByRole('button', { name: 'Rimuovi Cliente 2' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Riprova' })).toBeNull();
});
