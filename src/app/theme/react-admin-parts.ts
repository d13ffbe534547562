import type { ComponentOverrides } from './theme-tokens';

/** The styles of react-admin's own components, by their theme names. */
export const reactAdminOverrides: ComponentOverrides = {
  RaLink: { styleOverrides: { root: { fontWeight: 500 } } },
};
