import simpleRestProvider from 'ra-data-simple-rest';
import { Admin, ListGuesser, Resource, type AuthProvider } from 'react-admin';
import { createRoot } from 'react-dom/client';

/** The least a react-admin application with a login can be: what the console's speed is held against. */
const authProvider: AuthProvider = {
  login: () => Promise.resolve(),
  logout: () => Promise.resolve(),
  checkAuth: () => Promise.reject(),
  checkError: () => Promise.resolve(),
};

createRoot(document.querySelector('#root') as HTMLElement).render(
  <Admin authProvider={authProvider} dataProvider={simpleRestProvider('/api')} disableTelemetry>
    <Resource list={ListGuesser} name="companies" />
  </Admin>,
);
