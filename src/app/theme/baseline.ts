import type { ThemeTokens, ComponentOverrides } from './theme-tokens';
import type { ColorTokens } from './tokens';

/** What holds for every element: smoothing, focus rings, scroll bars, and the reader's wish for no motion. */
export const baselineOverrides = ({ colors, sizes }: ThemeTokens): ComponentOverrides => ({
  MuiCssBaseline: {
    defaultProps: { enableColorScheme: true },
    styleOverrides: {
      html: {
        // What has the focus is never under what stays in place (WCAG 2.2, 2.4.11).
        scrollPaddingTop: `calc(var(--frame-top, ${sizes.topBar}px) + 16px)`,
        scrollPaddingBottom: 'var(--frame-bottom, 0px)',
      },
      body: {
        fontFeatureSettings: "'cv11', 'ss03', 'calt'",
        WebkitFontSmoothing: 'antialiased',
        MozOsxFontSmoothing: 'grayscale',
      },
      '*:focus-visible': focusRing(colors),
      '::selection': { backgroundColor: colors.status.accent.line, color: colors.text },
      // Search boxes bring a button of their own, with a name and a ring.
      'input[type="search"]::-webkit-search-cancel-button': { display: 'none' },
      'code, kbd, samp': { fontFamily: 'ui-monospace, SFMono-Regular, Menlo, monospace' },
      '@media (prefers-reduced-motion: reduce)': {
        // A spinner goes on turning: it is what says that the console has not stopped.
        '*:not([class*="MuiCircularProgress"], [data-spinner]), *::before, *::after': {
          animationDuration: '0.01ms !important',
          animationIterationCount: '1 !important',
          // Not a short one: a colour that is inherited would go from element to element, a frame for each.
          transition: 'none !important',
          scrollBehavior: 'auto !important',
        },
      },
    },
  },
});

export const focusRing = (colors: ColorTokens) => ({
  outline: `2px solid ${colors.accent}`,
  outlineOffset: '2px',
});
