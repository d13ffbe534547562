import { ThemeProvider, type Theme } from '@mui/material/styles';
import type { ComponentType } from 'react';
import { CoreAdminContext, CoreAdminUI, type CoreAdminProps } from 'react-admin';

type ConsoleAdminProps = Omit<CoreAdminProps, 'notification'> & {
  notification: ComponentType;
  theme: Theme;
};

/**
 * react-admin's `<Admin>`, put together from its documented parts and without its default screens and themes: the
 * console has its own of each, and those it would bring along unseen weigh 40 kB and take their time to be made.
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
