import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import PauseCircleOutlineIcon from '@mui/icons-material/PauseCircleOutline';
import { useRef } from 'react';
import { ListContextProvider, useList } from 'react-admin';
import { expect, it, vi } from 'vitest';
import { ApiError } from '@/providers/http/api-error';
import { catalogues } from '@/i18n/catalogues';
import { createI18nProvider } from '@/providers/preferences/i18n-provider';
import { BulkActions } from '@/kit/list/actions/BulkActions';
import type { RecordAction } from '@/kit/list/actions/record-action';
import { renderForm, signInForEach } from '../support/render-form';

signInForEach();

const CUSTOMERS = Array.from({ length: 6 }, (_, at) => ({
  id: `c${at}`,
  code: `C${at}`,
  business_name: `Bar ${at}`,
}));

const deactivate: RecordAction = {
  name: 'deactivate',
  icon: PauseCircleOutlineIcon,
  change: () => ({ status: 'deactivated' }),
};

const List = () => {
  const list = useList({ data: CUSTOMERS, resource: 'app-user' });
  return (
    <ListContextProvider value={list}>
      <button onClick={() => list.onSelect(CUSTOMERS.map(({ id }) => id))}>tutti</button>
      <BulkActions actions={[deactivate]} list={useRef(null)} />
    </ListContextProvider>
  );
};

/** Deactivates all customers, of which these are refused; returns the dialog with the report. */
const runRefusing = async (refused: readonly string[]) => {
  renderForm({
    path: '/app-user/list',
    name: 'app-user',
    view: null,
    list: <List />,
    provider: {
      getOne: async (_, { id }) => ({ data: CUSTOMERS.find((one) => one.id === id) as never }),
      update: async (_, { id, data }) => {
        if (refused.includes(String(id))) throw new ApiError('refused', 422, ['Rifiutato']);
        return { data: data as never };
      },
    },
  });
  return deactivateAll();
};

/** Selects all customers and confirms the action; returns its dialog. */
const deactivateAll = async () => {
  await userEvent.click(screen.getByText('tutti'));
  await userEvent.click(await screen.findByRole('button', { name: 'Disattiva' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByRole('button', { name: /^Disattiva 6/ }));
  return dialog;
};

// The first test, because the words stay once they are loaded.
it('an undo that fails has its words, which load with the dialog', async () => {
  const words = createI18nProvider('it', await catalogues.it());
  expect(words.translate('bulk.failures', { _: 'none yet' })).toBe('none yet');
  let isRefused = false;
  renderForm({
    path: '/app-user/list',
    name: 'app-user',
    view: null,
    list: <List />,
    words,
    provider: {
      getOne: async (_, { id }) => ({ data: CUSTOMERS.find((one) => one.id === id) as never }),
      update: async (_, { data }) => {
        if (isRefused) throw new ApiError('refused', 422, ['Rifiutato']);
        return { data: data as never };
      },
    },
  });
  await deactivateAll();
  isRefused = true;
  await userEvent.click(await screen.findByRole('button', { name: /^Annulla/ }));
  expect(await screen.findByText(/Non riuscite: 6/)).toBeVisible();
});

it('says how many records failed, lists them first, and keeps them selected', async () => {
  const dialog = await runRefusing(['c1', 'c4']);
  const said = 'Operazioni riuscite: 4 di 6. Non riuscite: 2.';
  expect(await within(dialog).findByText(said)).toBeVisible();
  const lines = within(dialog).getAllByRole('listitem');
  expect(lines.slice(0, 2).map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Bar 1.*Rifiutato/),
    expect.stringMatching(/^Bar 4.*Rifiutato/),
  ]);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Chiudi' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByText('2 righe selezionate')).toBeVisible();
});

it('a run that was stopped goes on with the records that were not begun', async () => {
  const answers: (() => void)[] = [];
  const update = vi.fn(async () => {});
  renderForm({
    path: '/app-user/list',
    name: 'app-user',
    view: null,
    list: <List />,
    provider: {
      getOne: async (_, { id }) => ({ data: CUSTOMERS.find((one) => one.id === id) as never }),
      update: async (_, { data }) => {
        await update();
        if (answers.length < 4) await new Promise<void>((answer) => answers.push(answer));
        return { data: data as never };
      },
    },
  });
  const dialog = await deactivateAll();
  await waitFor(() => expect(answers).toHaveLength(4));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Interrompi' }));
  for (const answer of answers) answer();
  expect(await within(dialog).findByText(/Interrotto: 2 elementi non elaborati/)).toBeVisible();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Riprendi con 2 elementi' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(update).toHaveBeenCalledTimes(6);
});
