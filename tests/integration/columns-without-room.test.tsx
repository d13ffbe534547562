import { screen, within } from '@testing-library/react';
import { ListContextProvider, memoryStore, type ListControllerResult } from 'react-admin';
import { expect, it } from 'vitest';
import { ListTable } from '@/kit/list/ListTable';
import { list } from '@/resources/app-activity/app-activity.list';
import { renderForm, signInForEach } from '../support/render-form';
import { withoutSizes } from '../support/without-sizes';

const ROW = {
  id: '1',
  client_code: 'CLI-1',
  client_name: 'Bar Roma',
  company_name: 'Aurora',
  agent_code: 'AGE-1',
  agent_name: '',
  initial_access: '2026-01-31T23:30:00.000Z',
  last_access: '2026-02-01T08:00:00.000Z',
  total_access: 3,
  month_access: 1,
};

withoutSizes();
signInForEach();

/** The cells of a row in a table that has no room for the columns `hidden`; `left` are those the user left out. */
const cells = async (hidden: string[], left?: string[]) => {
  const context = { data: [ROW], sort: { field: 'id', order: 'ASC' }, setSort: () => undefined };
  renderForm({
    path: '/appactivity',
    name: 'app-activity',
    view: null,
    store: memoryStore(left && { columns: left }),
    list: (
      <ListContextProvider value={context as unknown as ListControllerResult}>
        <ListTable
          columns={list.columns}
          opens={false}
          actions={[]}
          visibility={{ hidden, storeKey: 'columns' }}
        />
      </ListContextProvider>
    ),
    provider: { getList: async () => ({ data: [], total: 0 }) },
  });
  const [, row] = await screen.findAllByRole('row');
  return within(row as HTMLElement)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
};

it('columns without room are in the cells of others', async () => {
  expect(await cells(['code', 'agent_code', 'first_access'])).toEqual([
    'Bar RomaCLI-1',
    'Aurora',
    '_AGE-1',
    '2026-02-01dal 2026-01-31',
    '3',
    '1',
  ]);
});

it('a column that the user has left out of a table with room is nowhere', async () => {
  expect((await cells([], ['code']))[0]).toBe('Bar Roma');
});

it('a column that the user shows despite a narrow table is only in its own cell', async () => {
  expect((await cells(['code'], ['agent_code'])).slice(0, 2)).toEqual(['CLI-1', 'Bar Roma']);
});
