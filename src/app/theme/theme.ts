import { createTheme, type Theme } from '@mui/material/styles';
import { DEFAULT_APPEARANCE, type Appearance } from '@/core/appearance/appearance';
import { baselineOverrides } from './baseline';
import { controlOverrides } from './controls';
import { foundation } from './foundation';
import { createLook, type Look } from './look';
import { onAccentGround } from './palette';
import { reactAdminOverrides } from './react-admin-parts';
import { surfaceOverrides } from './surfaces';

type Mode = 'light' | 'dark';
type Skins = Appearance['skins'];

/**
 * The console's theme, all of it: palette, type, and how every MUI and react-admin part looks. Made once
 * for the same `skins`: a theme is dear, and a new one is a new style sheet.
 */
export const createConsoleTheme = (mode: Mode, skins: Skins = DEFAULT_APPEARANCE.skins): Theme =>
  madeOnce(skins, mode, () => themeOf(createLook(mode, skins)));

/** The theme of what lies on the accent: the menu, where the reader wants it coloured. */
export const createAccentTheme = (mode: Mode, skins: Skins): Theme =>
  madeOnce(skins, `${mode} accent`, () => {
    const look = createLook('light', skins);
    return themeOf({ ...look, mode: 'dark', colors: onAccentGround(mode, look.colors) });
  });

const themeOf = (look: Look) =>
  createTheme({
    ...foundation(look),
    components: {
      ...baselineOverrides(look),
      ...controlOverrides(look),
      ...surfaceOverrides(look),
      ...reactAdminOverrides(look),
    },
  });

const made = new WeakMap<Skins, Map<string, Theme>>();

const madeOnce = (skins: Skins, name: string, make: () => Theme): Theme => {
  const themes = made.get(skins) ?? new Map<string, Theme>();
  made.set(skins, themes);
  const theme = themes.get(name) ?? make();
  themes.set(name, theme);
  return theme;
};
