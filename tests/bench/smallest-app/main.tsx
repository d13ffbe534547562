import {
  Admin,
  DataTable,
  List,
  Resource,
  type AuthProvider,
  type DataProvider,
  type GetListParams,
} from 'react-admin';
import simpleRestProvider from 'ra-data-simple-rest';
import { createRoot } from 'react-dom/client';

const TOKEN = 'token';

/**
 * The smallest react-admin application with a login and two lists, on the console's backend: the reference for the
 * console's speed.
 */
const authProvider: AuthProvider = {
  login: async ({ username: email, password }) => {
    const response = await fetch('/bouser/login', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email, password }),
    });
    localStorage.setItem(TOKEN, (await response.json()).token);
  },
  logout: async () => localStorage.removeItem(TOKEN),
  checkAuth: () => (localStorage.getItem(TOKEN) ? Promise.resolve() : Promise.reject()),
  checkError: () => Promise.resolve(),
};

const getList = async (resource: string, { pagination, sort }: GetListParams) => {
  const query = new URLSearchParams({
    page: String(pagination?.page),
    pageSize: String(pagination?.perPage),
    searchTerm: '',
    sortField: sort?.field === 'id' ? '_id' : String(sort?.field),
    sortDir: sort?.order === 'DESC' ? '-1' : '1',
  });
  const response = await fetch(`/api/v1/${resource}?${query}`, {
    headers: { authorization: `Bearer ${localStorage.getItem(TOKEN)}` },
  });
  const { data } = await response.json();
  return {
    data: data[resource].map((row: { _id: string }) => ({ ...row, id: row._id })),
    total: data.total_rows,
  };
};

const dataProvider = { ...simpleRestProvider('/api/v1'), getList } as DataProvider;

const Companies = () => (
  <List>
    <DataTable>
      <DataTable.Col source="company_code" />
      <DataTable.Col source="company_name" />
    </DataTable>
  </List>
);

const Groups = () => (
  <List>
    <DataTable>
      <DataTable.Col source="group_code" />
      <DataTable.Col source="group_name" />
      <DataTable.Col source="company_code" />
    </DataTable>
  </List>
);

createRoot(document.querySelector('#root') as HTMLElement).render(
  <Admin authProvider={authProvider} dataProvider={dataProvider} disableTelemetry>
    <Resource list={Companies} name="companies" />
    <Resource list={Groups} name="groups" />
  </Admin>,
);
