import { createTheme, type Theme } from '@mui/material/styles';
import { baselineOverrides } from './baseline';
import { controlOverrides } from './controls';
import { foundation } from './foundation';
import { createColors } from './palette';
import { reactAdminOverrides } from './react-admin-parts';
import { surfaceOverrides } from './surfaces';

/**
 * The console's theme, all of it: palette, type, and how every MUI and react-admin part looks.
 *
 * @param accent hex colour in place of the product's own; moved until it can be read.
 */
export const createConsoleTheme = (mode: 'light' | 'dark', accent?: string): Theme => {
  const colors = createColors(mode, accent);
  return createTheme({
    ...foundation(mode, colors),
    components: {
      ...baselineOverrides(colors),
      ...controlOverrides(colors),
      ...surfaceOverrides(colors),
      ...reactAdminOverrides(colors),
    },
  });
};
