import {
  darken as darkenAsRgb,
  lighten as lightenAsRgb,
  rgbToHex,
  type PaletteOptions,
} from '@mui/material/styles';
import { DEFAULT_APPEARANCE } from '@/core/appearance/appearance';
import { contrastRatio, normalizedHex, MIN_CONTRAST } from '@/core/color';
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
  }
}

/**
 * The colours of a theme with `accent` (hex). An accent other than the product's is darkened or lightened until it
 * has 4.5:1 as text on every surface; the colours of text on it and of its tints are derived from the result.
 */
export const createColors = (mode: 'light' | 'dark', accent: string): ColorTokens => {
  const colors = mode === 'light' ? lightColors : darkColors;
  // The product's own colour has a sister for the dark theme, chosen by eye.
  if (normalizedHex(accent) === DEFAULT_APPEARANCE.skins.accent) return colors;
  // The surface that is nearest to it in light: what can be read there can be read on all.
  const ground = mode === 'light' ? colors.sunken : colors.raised;
  const away = mode === 'light' ? darken : lighten;
  const readable = readableOn(ground, accent, away);
  const tint = mode === 'light' ? lighten(readable, 0.9) : darken(readable, 0.76);
  return {
    ...colors,
    accent: readable,
    onAccent: readableOn(
      readable,
      mode === 'light' ? lighten(readable, 0.96) : darken(readable, 0.86),
      mode === 'light' ? lighten : darken,
    ),
    status: {
      ...colors.status,
      accent: {
        text: readableOn(tint, readable, away),
        tint,
        line: mode === 'light' ? lighten(readable, 0.72) : darken(readable, 0.55),
        solid: readable,
      },
    },
  };
};

/**
 * The colours of a theme whose surface is the accent, for the menu. `colors` are those of the light theme, whose
 * accent carries light text; in the dark theme the accent is darkened to fit the page.
 */
export const colorsOnAccent = (mode: 'light' | 'dark', colors: ColorTokens): ColorTokens => {
  const ground = mode === 'light' ? colors.accent : darken(colors.accent, 0.45);
  const text = lightColors.surface;
  const textMuted = readableOn(ground, lighten(ground, 0.7), lighten);
  const tint = darken(ground, 0.35);
  const line = lighten(ground, 0.22);
  return {
    ...colors,
    canvas: ground,
    surface: ground,
    raised: ground,
    sunken: tint,
    hairline: line,
    outline: textMuted,
    text,
    textMuted,
    hover: darken(ground, 0.2),
    accent: text,
    onAccent: ground,
    status: { ...colors.status, accent: { text, tint, line, solid: text } },
  };
};

export const createPalette = (mode: 'light' | 'dark', colors: ColorTokens): PaletteOptions => ({
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
  mode: 'light' | 'dark',
  colors: ColorTokens,
  tone: 'success' | 'warning' | 'error' | 'info',
) => ({
  [tone]: {
    main: colors.status[tone].solid,
    dark: hoverShade(mode, colors.status[tone].solid),
    contrastText: colors.surface,
  },
});

/** The colour of a button under the pointer: further from its text's, so that the text can still be read. */
const hoverShade = (mode: 'light' | 'dark', color: string) =>
  mode === 'light' ? darken(color, 0.16) : lighten(color, 0.2);

/** Colours stay hex, so that all of them can be measured. */
const darken = (color: string, share: number) => rgbToHex(darkenAsRgb(color, share));
const lighten = (color: string, share: number) => rgbToHex(lightenAsRgb(color, share));

/** `color`, moved in steps until it holds 4.5:1 on `ground`. */
const readableOn = (ground: string, color: string, move: typeof darken): string => {
  for (let step = 0; step < 1; step += 0.05) {
    const moved = step === 0 ? color : move(color, step);
    if (contrastRatio(moved, ground) >= MIN_CONTRAST) return moved;
  }
  return move(color, 1);
};
