import type { PaletteOptions } from '@mui/material/styles';
import type { ThemeMode } from '@/core/constants';
import { hoverShade } from './colors';
import type { CustomProperties } from './custom-properties';
import type { BrandColors, ColorTokens, StatusColors, Tone } from './tokens';

declare module '@mui/material/styles' {
  // Declaration merging needs an interface; MUI declares these two as such.
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface Palette {
    /** The stacking of surfaces: `raised` floats above `background.paper`, `sunken` is a well in it. */
    surface: Record<'raised' | 'sunken' | 'outline', string>;
    /** Text, tint, hairline and solid colour of a status; use them together. */
    status: Record<Tone, StatusColors>;
    brand: BrandColors;
  }
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface PaletteOptions {
    surface?: Palette['surface'];
    status?: Palette['status'];
    brand?: BrandColors;
  }
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface Theme {
    /** The theme's tokens for plain CSS; the page sets its own. */
    customProperties: () => CustomProperties;
  }
}

export const createPalette = (mode: ThemeMode, colors: ColorTokens): PaletteOptions => ({
  mode,
  primary: {
    main: colors.accent,
    dark: hoverShade(mode, colors.accent),
    contrastText: colors.onAccent,
  },
  secondary: { main: colors.textMuted, contrastText: colors.surface },
  ...solid(mode, colors, 'success'),
  ...solid(mode, colors, 'warning'),
  ...solid(mode, colors, 'error'),
  ...solid(mode, colors, 'info'),
  background: { default: colors.canvas, paper: colors.surface },
  text: { primary: colors.text, secondary: colors.textMuted, disabled: colors.textDisabled },
  divider: colors.hairline,
  action: {
    hover: colors.hover,
    hoverOpacity: 0.06,
    selected: colors.status.accent.tint,
    selectedOpacity: 0.1,
    active: colors.textMuted,
    disabled: colors.textDisabled,
  },
  surface: { raised: colors.raised, sunken: colors.sunken, outline: colors.outline },
  status: colors.status,
  brand: colors.brand,
});

const solid = (
  mode: ThemeMode,
  colors: ColorTokens,
  tone: 'success' | 'warning' | 'error' | 'info',
) => ({
  [tone]: {
    main: colors.status[tone].solid,
    dark: hoverShade(mode, colors.status[tone].solid),
    contrastText: colors.surface,
  },
});
