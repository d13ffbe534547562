import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DataProvider, RaRecord } from 'react-admin';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FormView } from '@/kit/form/FormView';
import { isOfferedFor } from '@/kit/list/actions/action-run';
import { session } from '@/providers/session/session';
import { RowAgentQuestion } from '@/resources/bo-user/AgentCustomersQuestion';
import { BulkAgentQuestion } from '@/resources/bo-user/BulkAgentQuestion';
import { form } from '@/resources/bo-user/bo-user.form';
import { list } from '@/resources/bo-user/bo-user.list';
import { person } from '../support/people';
import { renderForm, signInForEach } from '../support/render-form';

const AGENT = {
  id: 'b1',
  code: 'AGE-1',
  firstname: 'Mario',
  surname: 'Rossi',
  email: 'mario@example.com',
  roles: ['agent'],
  telephone: '+39 02 1234567',
  company_code: ['AURORA'],
  location_code: ['AUR-MIL'],
  status: 'active',
};

const update = vi.fn(async (_: string, { data }: { data: object }) => ({ data: data as never }));
/** The backend, in which agents have this number of customers. */
const backend = (customers: number, record: RaRecord = AGENT): Partial<DataProvider> => ({
  update,
  getOne: async () => ({ data: record as never }),
  getList: async (name, { filter }) => {
    const isCounted = name === 'app-user' && filter?.agent_code === 'AGE-1';
    return { data: [], total: isCounted ? customers : 0 };
  },
});

const SAID = 'È l’agente di 12 clienti, che resteranno senza un agente attivo.';
const deactivation = () => screen.findByRole('dialog', { name: 'Disattivare Mario Rossi?' });

signInForEach();
beforeEach(() => {
  update.mockClear();
});

describe('in the form', () => {
  const open = (customers: number, record: RaRecord = AGENT) =>
    renderForm({
      path: `/bo-user/edit/${record.id}`,
      name: 'bo-user',
      view: <FormView form={{ ...form, Aside: undefined }} mode="edit" />,
      provider: backend(customers, record),
    });
  it.each([
    ['an agent', AGENT.id, ['Duplica', 'Elimina']],
    ['their own account', person(['admin']).id, ['Duplica']],
  ])('%s can be deleted, or not', async (_, id, offered) => {
    open(0, { ...AGENT, id });
    await userEvent.click(await screen.findByRole('button', { name: 'Altre azioni' }));
    const entries = await screen.findAllByRole('menuitem');
    expect(entries.map(({ textContent }) => textContent)).toEqual(offered);
  });

  it('an agent has the number of their customers beside it, which leads to them', async () => {
    open(12);
    const related = within(await screen.findByRole('region', { name: 'Collegati' }));
    const customers = await related.findByRole<HTMLAnchorElement>('link', { name: 'Clienti' });
    await waitFor(() => expect(customers.closest('li')).toHaveTextContent('Clienti12'));
    expect(decodeURIComponent(customers.hash)).toContain('"agent_code":"AGE-1"');
    expect(related.getByRole('link', { name: 'Fatturato' })).toBeVisible();
  });

  it('who is no agent has none', async () => {
    open(12, { ...AGENT, roles: ['site_manager'] });
    await screen.findByLabelText('Account attivo');
    expect(screen.queryByRole('region', { name: 'Collegati' })).toBeNull();
  });

  const deactivate = async () => {
    await userEvent.click(await screen.findByLabelText('Account attivo'));
    await userEvent.click(screen.getByText('Salva'));
  };

  it('an agent with customers is deactivated only after the question', async () => {
    open(12);
    await deactivate();
    expect(await deactivation()).toHaveAccessibleDescription(SAID);
    const move = screen.getByText('Cambia agente ai clienti');
    expect(move.closest('a')?.hash).toContain('/app-user/list?filter=');
    await userEvent.click(screen.getAllByText('Annulla').at(-1) as HTMLElement);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(update).not.toHaveBeenCalled();

    await userEvent.click(screen.getByText('Salva'));
    await deactivation();
    await userEvent.click(screen.getByText('Disattiva'));
    expect(await screen.findByText('the list')).toBeTruthy();
    expect(update.mock.calls[0]?.[1].data).toMatchObject({ status: 'deactivated' });
  });

  it.each([
    ['an agent without customers', 0, AGENT],
    ['somebody else', 12, { ...AGENT, roles: ['site_manager'] }],
  ])('%s is deactivated without one', async (_, customers, record) => {
    open(customers, record);
    await deactivate();
    expect(await screen.findByText('the list')).toBeTruthy();
    expect(update).toHaveBeenCalledTimes(1);
  });
});

describe('in the list', () => {
  const [, action] = list.actions ?? [];

  it('a row asks the same', async () => {
    const answer = vi.fn();
    renderForm({
      path: '/bo-user/list',
      name: 'bo-user',
      view: null,
      list: <RowAgentQuestion record={AGENT} onAnswer={answer} />,
      provider: backend(12),
    });
    expect(await deactivation()).toHaveAccessibleDescription(SAID);
    await userEvent.click(screen.getByText('Disattiva'));
    expect(answer).toHaveBeenCalledExactlyOnceWith(true);
  });

  it('many name each agent who has customers, and let one be left out', async () => {
    const [leaveOut, ready] = [vi.fn(), vi.fn()];
    const run = { action, phase: 'asking', ids: ['b1', 'b2'], results: [], startedAt: 0 };
    renderForm({
      path: '/bo-user/list',
      name: 'bo-user',
      view: null,
      list: <BulkAgentQuestion run={run as never} onLeaveOut={leaveOut} onReady={ready} />,
      provider: {
        ...backend(12),
        getOne: async (_, { id }) => {
          const other = { ...AGENT, id, code: 'AGE-2', firstname: 'Ada' };
          return { data: (id === 'b1' ? AGENT : other) as never };
        },
      },
    });
    expect(await screen.findByText(SAID)).toBeTruthy();
    expect(screen.getByText('Mario Rossi')).toBeTruthy();
    expect(screen.queryByText('Ada Rossi')).toBeNull();
    expect(ready).toHaveBeenLastCalledWith(true);
    await userEvent.click(screen.getByText('Escludi'));
    expect(leaveOut).toHaveBeenCalledExactlyOnceWith(['b1']);
  });

  it('a user who cannot be read hides no other one', async () => {
    const run = { action, phase: 'asking', ids: ['gone', 'b1'], results: [], startedAt: 0 };
    renderForm({
      path: '/bo-user/list',
      name: 'bo-user',
      view: null,
      list: <BulkAgentQuestion run={run as never} onLeaveOut={vi.fn()} onReady={vi.fn()} />,
      provider: {
        ...backend(12),
        getOne: async (_, { id }) => {
          if (id === 'gone') throw new Error('There is no such user');
          return { data: AGENT as never };
        },
      },
    });
    expect(await screen.findByText(SAID)).toBeTruthy();
  });

  it.each([
    ['their own account', person(['admin']), 'own_account'],
    ['a user of a higher role', { id: 'x', roles: ['admin'] }, 'limit_above'],
    ['a user of their role', { id: 'x', roles: ['site_manager'] }, undefined],
  ])('a row offers no deactivation of %s', (name, record, reason) => {
    if (name !== 'their own account') session.start('token', person(['site_manager']));
    const refusal = action && 'refusal' in action && action.refusal?.(record, null as never);
    expect(refusal && refusal.split('.').at(-1)).toBe(reason);
    expect(action && isOfferedFor(action, record as RaRecord)).toBe(reason === undefined);
  });
});
