import type { Shadows, ThemeOptions } from '@mui/material/styles';
import type { ThemeTokens } from './theme-tokens';
import { createPalette } from './palette';
import { durations, fontFamily } from './tokens';
import { textRoles } from './typography';

/** The base of every theme: palette, type, shape, motion. */
export const foundation = (tokens: ThemeTokens): ThemeOptions => {
  const { mode, colors, sizes } = tokens;
  return {
    palette: createPalette(mode, colors),
    shape: { borderRadius: sizes.radius },
    spacing: sizes.spacing,
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

const typographyOf = (tokens: ThemeTokens) => {
  const { button, overline, ...roles } = textRoles(tokens);
  return {
    fontFamily,
    fontSize: tokens.fontSizes.md,
    htmlFontSize: 16,
    fontWeightMedium: 500,
    fontWeightBold: 600,
    ...roles,
    overline: { ...overline, textTransform: 'none' as const },
    button: { ...button, textTransform: 'none' as const },
  };
};
