import type { Shadows, ThemeOptions } from '@mui/material/styles';
import type { ThemeTokens } from './theme-tokens';
import { createPalette } from './palette';
import { durations, fontFamily } from './tokens';

/** What every part of a theme stands on: palette, type, shape, motion. */
export const foundation = (tokens: ThemeTokens): ThemeOptions => {
  const { mode, colors, sizes } = tokens;
  return {
    palette: createPalette(mode, colors),
    shape: { borderRadius: sizes.radius },
    spacing: sizes.spacing,
    sidebar: { width: sizes.sidebar, closedWidth: sizes.sidebarClosed },
    mixins: { toolbar: { minHeight: sizes.topBar } },
    transitions: {
      duration: {
        shortest: durations.fast,
        shorter: durations.fast,
        short: durations.base,
        standard: durations.base,
        complex: durations.slow,
        enteringScreen: durations.slow,
        leavingScreen: durations.base,
      },
    },
    typography: typographyOf(tokens),
    shadows: ['none', ...Array.from({ length: 24 }, () => colors.shadow)] as Shadows,
  };
};

const typographyOf = ({ fontSizes, line }: ThemeTokens) => {
  const heading = (fontSize: number, height: number, letterSpacing: string) => ({
    fontSize,
    lineHeight: line(height),
    fontWeight: 600,
    letterSpacing,
  });
  return {
    fontFamily,
    fontSize: fontSizes.md,
    htmlFontSize: 16,
    fontWeightMedium: 500,
    fontWeightBold: 600,
    h1: heading(fontSizes.xl, 28, '-0.015em'),
    h2: heading(fontSizes.lg, 24, '-0.011em'),
    h3: heading(fontSizes.md, 20, '-0.006em'),
    h4: heading(fontSizes.xxl, 36, '-0.022em'),
    h5: heading(fontSizes.lg, 24, '-0.011em'),
    h6: heading(fontSizes.md, 20, '-0.006em'),
    subtitle1: { fontSize: fontSizes.md, lineHeight: line(20), fontWeight: 500 },
    subtitle2: { fontSize: fontSizes.sm, lineHeight: line(20), fontWeight: 500 },
    body1: { fontSize: fontSizes.md, lineHeight: line(22) },
    body2: { fontSize: fontSizes.sm, lineHeight: line(20) },
    caption: { fontSize: fontSizes.xs, lineHeight: line(16) },
    overline: {
      fontSize: fontSizes.xs,
      lineHeight: line(16),
      fontWeight: 500,
      letterSpacing: '0.01em',
      textTransform: 'none' as const,
    },
    button: {
      fontSize: fontSizes.md,
      lineHeight: line(20),
      fontWeight: 500,
      textTransform: 'none' as const,
    },
  };
};
