import { ThemeProvider, type Theme } from '@mui/material/styles';
import type { ComponentType } from 'react';
import { CoreAdminContext, CoreAdminUI, type CoreAdminProps } from 'react-admin';

type ConsoleAdminProps = Omit<CoreAdminProps, 'notification'> & {
  notification: ComponentType;
  theme: Theme;
};

/**
 * react-admin's `<Admin>`, composed of its documented parts without its default screens and themes: the console has its
 * own, and the unused defaults weigh 40 kB and are slow to create.
 */
export const Admin = ({
  authProvider,
  children,
  dataProvider,
  i18nProvider,
  notification: Notification,
  queryClient,
  routerProvider,
  store,
  theme,
  ...ui
}: ConsoleAdminProps) => (
  <CoreAdminContext
    authProvider={authProvider}
    dataProvider={dataProvider}
    i18nProvider={i18nProvider}
    queryClient={queryClient}
    routerProvider={routerProvider}
    store={store}
  >
    <ThemeProvider theme={theme}>
      <CoreAdminUI disableTelemetry {...ui}>
        {children}
      </CoreAdminUI>
      <Notification />
    </ThemeProvider>
  </CoreAdminContext>
);
