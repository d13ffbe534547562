import type { ComponentType } from 'react';
import { AdminContext, CoreAdminUI, type AdminProps } from 'react-admin';

type ConsoleAdminProps = Omit<AdminProps, 'notification'> & { notification: ComponentType };

/**
 * react-admin's `<Admin>`, put together from its documented parts and without its default screens: the
 * console has its own of each, and those it would bring along unseen weigh 40 kB.
 */
export const Admin = ({
  authProvider,
  children,
  dataProvider,
  darkTheme,
  defaultTheme,
  i18nProvider,
  lightTheme,
  notification: Notification,
  queryClient,
  routerProvider,
  store,
  ...ui
}: ConsoleAdminProps) => (
  <AdminContext
    authProvider={authProvider}
    dataProvider={dataProvider}
    darkTheme={darkTheme}
    defaultTheme={defaultTheme}
    i18nProvider={i18nProvider}
    lightTheme={lightTheme}
    queryClient={queryClient}
    routerProvider={routerProvider}
    store={store}
  >
    <CoreAdminUI disableTelemetry {...ui}>
      {children}
    </CoreAdminUI>
    <Notification />
  </AdminContext>
);
