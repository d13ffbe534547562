import type { Appearance } from '@/core/appearance';
import type { ThemeMode } from '@/core/constants';
import { customProperties } from './custom-properties';
import { createThemeTokens } from './theme-tokens';

/** Sets the tokens of a theme on the page (base.css). */
export const setPageTheme = (mode: ThemeMode, skins: Appearance['skins']): void => {
  const { style } = document.documentElement;
  style.colorScheme = mode;
  const tokens = createThemeTokens(mode, skins);
  for (const [name, value] of Object.entries(customProperties(tokens)))
    style.setProperty(name, value);
};
