import { ADMINS, permit } from '@/core/permissions';
import { screen, render, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  Admin,
  CreateButton,
  DataTable,
  Edit,
  EditButton,
  List,
  Resource,
  SimpleForm,
  TextInput,
  memoryStore,
  testDataProvider,
  useNavigate,
} from 'react-admin';
import { RouterProvider } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { createConsoleRouter } from '@/app/router/console-router';
import { createDocumentedRouterProvider } from '@/app/router/documented-router-provider';
import { defineResource } from '@/core/resource';
import { createUrlScheme } from '@/core/url-scheme';
import { useSearchParam } from '@/kit/links/useSearchParam';

const endpoint = {
  base: 'x',
  plural: 'x',
  singular: 'x',
  filters: [],
  writable: [],
  searched: [],
};

const book = defineResource({
  name: 'book',
  representation: '{title}',
  routes: {
    list: '/shelf/:shelf_id/book/list',
    create: '/shelf/:shelf_id/book/create',
    edit: '/shelf/:shelf_id/book/edit/:id',
  },
  access: {
    list: permit('book:list', ADMINS),
    create: permit('book:create', ADMINS),
    edit: permit('book:edit', ADMINS),
  },
  endpoint,
});

const routerProvider = createDocumentedRouterProvider(createUrlScheme([book], []));
const BOOK = { id: 'a/b 1', title: 'Il nome della rosa' };

const dataProvider = testDataProvider({
  getList: async () => ({ data: [BOOK] as never[], total: 30 }),
  getOne: async () => ({ data: BOOK as never }),
});

const Books = () => (
  <List actions={<CreateButton />}>
    <DataTable>
      <DataTable.Col source="title" />
      <DataTable.Col>
        <EditButton />
      </DataTable.Col>
    </DataTable>
  </List>
);

const BookForm = () => (
  <Edit mutationMode="pessimistic">
    <SimpleForm>
      <TextInput source="title" />
    </SimpleForm>
  </Edit>
);

const open = (address: string) => {
  window.location.hash = address;
  return render(
    <Admin
      dataProvider={dataProvider}
      disableTelemetry
      routerProvider={routerProvider}
      store={memoryStore()}
    >
      <Resource name="book" list={Books} edit={BookForm} create={<h2>New book</h2>} />
    </Admin>,
  );
};

const address = () => window.location.hash.split('?')[0];

describe('with the documented router provider', () => {
  beforeEach(() => {
    window.location.hash = '';
  });

  it('opens a nested list at its documented address and keeps it while paging', async () => {
    open('#/shelf/S1/book/list');
    await screen.findByText(BOOK.title);
    await userEvent.click(screen.getByRole('button', { name: /next page/i }));
    await waitFor(() => expect(window.location.hash).toContain('page=2'));
    expect(address()).toBe('#/shelf/S1/book/list');
  });

  it("writes links to the documented address, with the user's parents in it", async () => {
    open('#/shelf/S1/book/list');
    await screen.findByText(BOOK.title);
    expect(screen.getByRole('link', { name: /edit/i })).toHaveAttribute(
      'href',
      '#/shelf/S1/book/edit/a%2Fb%201',
    );
    expect(screen.getByRole('link', { name: /create/i })).toHaveAttribute(
      'href',
      '#/shelf/S1/book/create',
    );
  });

  it('opens the record a row is clicked on', async () => {
    open('#/shelf/S1/book/list');
    await userEvent.click(await screen.findByText(BOOK.title));
    expect(await screen.findByDisplayValue(BOOK.title)).toBeVisible();
    expect(address()).toBe('#/shelf/S1/book/edit/a%2Fb%201');
  });

  it('opens a record cold, and its list on the way back', async () => {
    open('#/shelf/S1/book/edit/a%2Fb%201');
    expect(await screen.findByDisplayValue(BOOK.title)).toBeVisible();
    window.location.hash = '#/shelf/S1/book/list';
    expect(await screen.findByText('1-10 of 30')).toBeVisible();
  });

  it('opens the create view, which is no record called create', async () => {
    open('#/shelf/S1/book/create');
    expect(await screen.findByText('New book')).toBeVisible();
  });
});

describe('a change of the query that settles late', () => {
  const { RouterWrapper, useNavigate } = routerProvider;
  const Moves = ({ to }: { to: string }) => {
    const navigate = useNavigate();
    const move = () => {
      navigate(to);
      navigate({ search: '?page=2' });
    };
    return <button onClick={move}>Move</button>;
  };
  const move = async (to: string) => {
    window.location.hash = '/elsewhere';
    const router = createConsoleRouter(
      <RouterWrapper basename="">
        <Moves to={to} />
      </RouterWrapper>,
    );
    const { unmount } = render(<RouterProvider router={router} />);
    await userEvent.click(screen.getByRole('button', { name: 'Move' }));
    unmount();
    router.dispose();
    return window.location.hash;
  };

  it('leads nobody back who is on the way elsewhere', async () => {
    expect(await move('/login')).toBe('#/login');
    expect(await move('/elsewhere?edit=5')).toBe('#/elsewhere?edit=5');
  });

  it('is made where the list alone changed before it', async () => {
    expect(await move('/elsewhere?page=3')).toBe('#/elsewhere?page=2');
  });
});

describe('two parameters of the query written before a page is drawn', () => {
  const Search = ({ moveTo }: { moveTo?: string }) => {
    const [, ask] = useSearchParam('search');
    const [, compare] = useSearchParam('compare');
    const navigate = useNavigate();
    const write = () => {
      ask('rossi');
      if (moveTo) navigate(moveTo);
      compare('PROMO 1');
    };
    return <button onClick={write}>Write</button>;
  };
  const write = async (moveTo?: string) => {
    window.location.hash = '/elsewhere?search=r&tab=results';
    const router = createConsoleRouter(<Search moveTo={moveTo} />);
    const { unmount } = render(<RouterProvider router={router} />);
    await userEvent.click(screen.getByRole('button', { name: 'Write' }));
    unmount();
    router.dispose();
    return window.location.hash;
  };

  it('are both in the address', async () => {
    expect(await write()).toBe('#/elsewhere?search=rossi&tab=results&compare=PROMO+1');
  });

  it('lead nobody back who is on the way to another page', async () => {
    expect(await write('/login')).toBe('#/login');
  });
});
