import { createTheme, type Theme } from '@mui/material/styles';
import type { Appearance } from '@/core/appearance/appearance';
import { baselineOverrides } from './baseline';
import { foundation } from './foundation';
import { createThemeTokens } from './theme-tokens';

/** The theme of the account area: without component overrides, for it renders plain elements alone. */
export const createAccountTheme = (mode: 'light' | 'dark', skins: Appearance['skins']): Theme => {
  const tokens = createThemeTokens(mode, skins);
  return createTheme({ ...foundation(tokens), components: baselineOverrides(tokens) });
};
