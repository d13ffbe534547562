import type { ThemeOptions } from '@mui/material/styles';
import type { Appearance } from '@/core/appearance/appearance';
import { createColors } from './palette';
import { densities, fontSizes, sizes, textSteps, type ColorTokens } from './tokens';

/** The tokens of one theme, with what the reader chose worked in: what the parts of the theme read. */
export type Look = {
  mode: 'light' | 'dark';
  colors: ColorTokens;
  /** Pixels. */
  sizes: typeof sizes & Readonly<Record<keyof typeof densities.normal | 'radius', number>>;
  /** Pixels. */
  fontSizes: Readonly<Record<keyof typeof fontSizes, number>>;
  /** A line height drawn for the normal text, in pixels, as CSS. */
  line: (height: number) => string;
};

/**
 * How a theme's parts look, as `createTheme` takes it. `Components<Theme>` is that too, but the compiler
 * takes most of a minute to see that the two are one.
 */
export type ThemeParts = NonNullable<ThemeOptions['components']>;

export const createLook = (
  mode: 'light' | 'dark',
  { accent, radius, density, textSize }: Appearance['skins'],
): Look => {
  const step = textSteps[textSize];
  return {
    mode,
    colors: createColors(mode, accent),
    sizes: { ...sizes, ...densities[density], radius },
    fontSizes: {
      xs: fontSizes.xs + step,
      sm: fontSizes.sm + step,
      md: fontSizes.md + step,
      lg: fontSizes.lg + step,
      xl: fontSizes.xl + step,
      xxl: fontSizes.xxl + step,
    },
    line: (height) => `${height + step}px`,
  };
};
