import { DEFAULT_APPEARANCE } from '@/core/appearance';
import { contrastRatio, darken, lighten, normalizedHex, MIN_CONTRAST } from '@/core/color';
import type { ThemeMode } from '@/core/constants';
import { darkColors, lightColors, type ColorTokens } from './tokens';

/**
 * The colours of a theme with `accent` (hex). An accent other than the product's is darkened or lightened until it has
 * 4.5:1 as text on every surface; the colours of text on it and of its tints are derived from the result.
 */
export const createColors = (mode: ThemeMode, accent: string): ColorTokens => {
  const colors = mode === 'light' ? lightColors : darkColors;
  // The product's own colour has a dark-theme counterpart, chosen by eye.
  if (normalizedHex(accent) === DEFAULT_APPEARANCE.skins.accent) return colors;
  // The surface closest to it in lightness: what is readable there is readable on all.
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
 * The colours of a theme whose surface is the accent, for the menu. `colors` are those of the light theme, whose accent
 * carries light text; in the dark theme the accent is darkened to fit the page.
 */
export const colorsOnAccent = (mode: ThemeMode, colors: ColorTokens): ColorTokens => {
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

/** The colour of a hovered button: further from its text's, so that the text stays readable. */
export const hoverShade = (mode: ThemeMode, color: string) =>
  mode === 'light' ? darken(color, 0.16) : lighten(color, 0.2);

/** `color`, changed in steps until it has 4.5:1 on `ground`. */
const readableOn = (ground: string, color: string, move: typeof darken): string => {
  for (let step = 0; step < 1; step += 0.05) {
    const moved = step === 0 ? color : move(color, step);
    if (contrastRatio(moved, ground) >= MIN_CONTRAST) return moved;
  }
  return move(color, 1);
};
