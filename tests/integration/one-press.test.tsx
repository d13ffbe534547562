import { screen, waitFor } from '@testing-library/react';
import PauseCircleOutlineIcon from '@mui/icons-material/PauseCircleOutline';
import { ListContextProvider, useList } from 'react-admin';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '@/providers/http/api-error';
import { alerts } from '@/ui/alerts/alert-store';
import type { RecordAction } from '@/kit/list/actions/record-action';
import { useActionRun } from '@/kit/list/actions/useActionRun';
import { useOrder } from '@/kit/order/useOrder';
import { renderForm, signInForEach } from '../support/render-form';

/** Presses as fast as a script: none of them waits for what the one before it shows. */
const press = (name: string, times: number) => {
  const button = screen.getByRole('button', { name });
  for (let count = 0; count < times; count++) button.click();
};

const getOne = vi.fn();
const update = vi.fn();

signInForEach();
beforeEach(() => {
  getOne.mockReset().mockImplementation(async (_, { id }) => ({ data: { id, status: 'active' } }));
  update.mockReset().mockImplementation(async (_, { data }) => ({ data }));
});

const DEACTIVATE: RecordAction = {
  name: 'deactivate',
  icon: PauseCircleOutlineIcon,
  change: () => ({ status: 'deactivated' }),
};

const Bulk = () => {
  const { run, ask, start } = useActionRun(() => undefined);
  return (
    <>
      <button onClick={() => ask(DEACTIVATE, ['a', 'b'])}>ask</button>
      <button onClick={start}>start</button>
      <p>{run?.phase ?? 'closed'}</p>
    </>
  );
};

const Order = () => {
  const list = useList({
    data: [
      { id: 'a', position: 0 },
      { id: 'b', position: 1 },
    ],
  });
  return (
    <ListContextProvider value={{ ...list, refetch: vi.fn() }}>
      <OrderButtons />
    </ListContextProvider>
  );
};

const OrderButtons = () => {
  const { move, save, changes } = useOrder();
  return (
    <>
      <button onClick={() => move(0, 1)}>move</button>
      <button onClick={() => void save()}>save</button>
      <p>{`${changes} moved`}</p>
    </>
  );
};

/** Shows the order of two records, and moves the first behind the second. */
const changeOrder = async () => {
  renderForm({
    path: '/category/create',
    name: 'category',
    view: <Order />,
    provider: { getOne, update },
  });
  press('move', 1);
  await screen.findByText('2 moved');
};

describe('however often it is pressed', () => {
  it('an action is taken once on each record', async () => {
    renderForm({
      path: '/app-user/create',
      name: 'app-user',
      view: <Bulk />,
      provider: { getOne, update },
    });
    press('ask', 1);
    await screen.findByText('asking');
    press('start', 3);
    await screen.findByText('2 clienti disattivati');
    expect(update.mock.calls.map(([, { id }]) => id)).toEqual(['a', 'b']);
  });

  it('a new order is saved once', async () => {
    await changeOrder();
    press('save', 3);
    await screen.findByText('0 moved');
    await waitFor(() => expect(alerts.snapshot().visible).toHaveLength(1));
    expect(update.mock.calls.map(([, { id }]) => id)).toEqual(['b', 'a']);
  });
});

it('a new order that could not be saved stays, to be saved again', async () => {
  await changeOrder();
  update.mockRejectedValueOnce(new ApiError('offline', 0));
  press('save', 1);
  await waitFor(() => expect(alerts.snapshot().visible).toHaveLength(1));
  expect(screen.getByText('2 moved')).toBeTruthy();
  press('save', 1);
  await screen.findByText('0 moved');
});

it('an order whose saving the end of the session interrupts says how far it came', async () => {
  await changeOrder();
  update.mockImplementation(async (_, { id, data }) => {
    if (id === 'a') throw new ApiError('refused', 401);
    return { data };
  });
  press('save', 1);
  await screen.findByText('Sessione terminata: 1 posizione salvata su 2');
  expect(update.mock.calls.map(([, { id }]) => id)).toEqual(['b', 'a']);
});
