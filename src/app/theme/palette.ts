import { darken, getContrastRatio, lighten, type PaletteOptions } from '@mui/material/styles';
import {
  darkColors,
  lightColors,
  type BrandColors,
  type ColorTokens,
  type StatusColors,
  type Tone,
} from './tokens';

declare module '@mui/material/styles' {
  // Declaration merging needs an interface; MUI declares these two so.
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface Palette {
    /** What lies under what: `raised` floats above `background.paper`, `sunken` is a well in it. */
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
    /** Read by react-admin's bar of bulk actions. */
    bulkActionsToolbarBackgroundColor?: string;
  }
}

/** The colours of a theme; `accent` (hex) replaces the product's own and is moved until it can be read. */
export const createColors = (mode: 'light' | 'dark', accent?: string): ColorTokens => {
  const colors = mode === 'light' ? lightColors : darkColors;
  if (!accent) return colors;
  // The surface that is nearest to it in light: what can be read there can be read on all.
  const ground = mode === 'light' ? colors.sunken : colors.raised;
  const readable = readableOn(ground, accent, mode === 'light' ? darken : lighten);
  const tint = mode === 'light' ? lighten(readable, 0.9) : darken(readable, 0.76);
  return {
    ...colors,
    accent: readable,
    status: {
      ...colors.status,
      accent: {
        text: readableOn(tint, readable, mode === 'light' ? darken : lighten),
        tint,
        line: mode === 'light' ? lighten(readable, 0.72) : darken(readable, 0.55),
        solid: readable,
      },
    },
  };
};

export const createPalette = (mode: 'light' | 'dark', colors: ColorTokens): PaletteOptions => ({
  mode,
  primary: {
    main: colors.accent,
    dark: pressed(mode, colors.accent),
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
  bulkActionsToolbarBackgroundColor: colors.status.accent.tint,
});

const solid = (
  mode: 'light' | 'dark',
  colors: ColorTokens,
  tone: 'success' | 'warning' | 'error' | 'info',
) => ({
  [tone]: {
    main: colors.status[tone].solid,
    dark: pressed(mode, colors.status[tone].solid),
    contrastText: colors.surface,
  },
});

/** Under the pointer a button moves away from its text's colour, so that it can still be read. */
const pressed = (mode: 'light' | 'dark', color: string) =>
  mode === 'light' ? darken(color, 0.16) : lighten(color, 0.2);

const READABLE = 4.5;

/** `color`, moved in steps until it holds 4.5:1 on `ground`. */
const readableOn = (ground: string, color: string, move: typeof darken): string => {
  for (let step = 0; step < 1; step += 0.05) {
    const moved = step === 0 ? color : move(color, step);
    if (getContrastRatio(moved, ground) >= READABLE) return moved;
  }
  return move(color, 1);
};
