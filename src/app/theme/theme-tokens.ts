import type { ThemeOptions } from '@mui/material/styles';
import type { Appearance } from '@/core/appearance';
import type { ThemeMode } from '@/core/constants';
import { createColors } from './colors';
import { densities, fontSizes, sizes, textSteps, type ColorTokens } from './tokens';

/** The design tokens of one theme: those of `tokens.ts`, with the user's choices in the builder. */
export type ThemeTokens = {
  mode: ThemeMode;
  colors: ColorTokens;
  /** Pixels. */
  sizes: typeof sizes & Readonly<Record<keyof typeof densities.normal | 'radius', number>>;
  /** Pixels. */
  fontSizes: Readonly<Record<keyof typeof fontSizes, number>>;
  /** The CSS of a line height: in pixels for the normal text size, scaled by the user's choice. */
  line: (height: number) => string;
};

/**
 * The `components` of `createTheme`: default props and styles by component. MUI's own `Components<Theme>` is
 * equivalent, but takes the compiler most of a minute.
 */
export type ComponentOverrides = NonNullable<ThemeOptions['components']>;

export const createThemeTokens = (
  mode: ThemeMode,
  { accent, radius, density, textSize }: Appearance['skins'],
): ThemeTokens => {
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
