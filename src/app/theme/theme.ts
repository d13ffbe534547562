import { createTheme, type Shadows, type Theme } from '@mui/material/styles';
import { baselineOverrides } from './baseline';
import { controlOverrides } from './controls';
import { createColors, createPalette } from './palette';
import { reactAdminOverrides } from './react-admin-parts';
import { surfaceOverrides } from './surfaces';
import { durations, fontFamily, fontSizes, sizes } from './tokens';

/**
 * The console's theme, all of it: palette, type, and how every MUI and react-admin part looks. It knows
 * react-admin's parts by name only, so that the account area can use it without their code.
 *
 * @param accent hex colour in place of the product's own; moved until it can be read.
 */
export const createConsoleTheme = (mode: 'light' | 'dark', accent?: string): Theme => {
  const colors = createColors(mode, accent);
  return createTheme({
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
    typography,
    shadows: ['none', ...Array.from({ length: 24 }, () => colors.shadow)] as Shadows,
    components: {
      ...baselineOverrides(colors),
      ...controlOverrides(colors),
      ...surfaceOverrides(colors),
      ...reactAdminOverrides(colors),
    },
  });
};

const heading = (size: number, lineHeight: number, tracking: string) => ({
  fontSize: size,
  lineHeight: `${lineHeight}px`,
  fontWeight: 600,
  letterSpacing: tracking,
});

const typography = {
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
  subtitle1: { fontSize: fontSizes.md, lineHeight: '20px', fontWeight: 500 },
  subtitle2: { fontSize: fontSizes.sm, lineHeight: '20px', fontWeight: 500 },
  body1: { fontSize: fontSizes.md, lineHeight: '22px' },
  body2: { fontSize: fontSizes.sm, lineHeight: '20px' },
  caption: { fontSize: fontSizes.xs, lineHeight: '16px' },
  overline: {
    fontSize: fontSizes.xs,
    lineHeight: '16px',
    fontWeight: 500,
    letterSpacing: '0.01em',
    textTransform: 'none' as const,
  },
  button: {
    fontSize: fontSizes.md,
    lineHeight: '20px',
    fontWeight: 500,
    textTransform: 'none' as const,
  },
};
