import { createTheme, type Theme } from '@mui/material/styles';
import { DEFAULT_APPEARANCE, type Appearance } from '@/core/appearance';
import type { ThemeMode } from '@/core/constants';
import { colorsOnAccent } from './colors';
import { controlOverrides } from './controls';
import { inputOverrides } from './inputs';
import { customProperties } from './custom-properties';
import { foundation } from './foundation';
import { createThemeTokens, type ThemeTokens } from './theme-tokens';
import { overlayOverrides } from './overlays';
import { reactAdminOverrides } from './react-admin-parts';
import { surfaceOverrides } from './surfaces';

type Skins = Appearance['skins'];

/**
 * The console's theme: palette, typography and component overrides. Memoized by `skins` and `mode`: a theme is slow
 * to create, and each one adds its style sheets.
 */
export const createConsoleTheme = (
  mode: ThemeMode,
  skins: Skins = DEFAULT_APPEARANCE.skins,
): Theme => memoized(skins, mode, () => themeOf(createThemeTokens(mode, skins)));

/** The theme of the menu where the user has chosen the accent as its colour. */
export const createAccentTheme = (mode: ThemeMode, skins: Skins): Theme =>
  memoized(skins, `${mode} accent`, () => {
    const tokens = createThemeTokens('light', skins);
    return themeOf({ ...tokens, mode: 'dark', colors: colorsOnAccent(mode, tokens.colors) });
  });

/** Our own keys are added last: `createTheme` would copy each of them leaf by leaf. */
const themeOf = (tokens: ThemeTokens): Theme => ({
  ...createTheme(foundation(tokens)),
  customProperties: () => customProperties(tokens),
  components: {
    ...controlOverrides(tokens),
    ...inputOverrides(tokens),
    ...surfaceOverrides(tokens),
    ...overlayOverrides(tokens),
    ...reactAdminOverrides,
  } as Theme['components'],
});

const cache = new WeakMap<Skins, Map<string, Theme>>();

const memoized = (skins: Skins, name: string, make: () => Theme): Theme => {
  const themes = cache.get(skins) ?? new Map<string, Theme>();
  cache.set(skins, themes);
  const theme = themes.get(name) ?? make();
  themes.set(name, theme);
  return theme;
};
