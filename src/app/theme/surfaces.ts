import type { ThemeTokens, ComponentOverrides } from './theme-tokens';
import type { ColorTokens, Tone } from './tokens';

/** Cards, tables and small parts of the page, with hairlines between them. */
export const surfaceOverrides = (tokens: ThemeTokens): ComponentOverrides => ({
  ...papers(tokens),
  ...tables(tokens),
  ...small(tokens),
});

const papers = ({ colors }: ThemeTokens): ComponentOverrides => ({
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: {
      root: { backgroundImage: 'none' },
      outlined: { borderColor: colors.hairline },
    },
  },
});

const tables = ({ colors, sizes, fontSizes, line }: ThemeTokens): ComponentOverrides => ({
  MuiTableCell: {
    styleOverrides: {
      root: {
        height: sizes.row,
        padding: '8px 16px',
        fontSize: fontSizes.sm,
        lineHeight: line(20),
        borderBottomColor: colors.hairline,
      },
      // The first cell, a row header or not: Emotion warns about `:first-child`, and `:first-of-type` matches two.
      sizeSmall: { padding: '4px 12px', '&:not(* + *)': { paddingLeft: 16 } },
      // Tabular figures align in columns; in names they would only space the letters.
      alignRight: { fontVariantNumeric: 'tabular-nums' },
      head: {
        height: sizes.row - 4,
        fontSize: fontSizes.xs,
        lineHeight: line(16),
        fontWeight: 500,
        color: colors.textMuted,
        backgroundColor: colors.sunken,
        whiteSpace: 'nowrap',
      },
    },
  },
  MuiTableRow: {
    styleOverrides: {
      root: {
        '&.MuiTableRow-hover:hover': { backgroundColor: colors.hover },
        '&:last-child > td, &:last-child > th[scope="row"]': { borderBottom: 0 },
      },
    },
  },
});

const small = ({ colors, sizes, fontSizes, line }: ThemeTokens): ComponentOverrides => ({
  MuiChip: {
    styleOverrides: {
      root: {
        height: line(24),
        borderRadius: sizes.radius * 0.75,
        fontSize: fontSizes.xs,
        fontWeight: 500,
      },
      outlined: { borderColor: colors.hairline },
      colorDefault: toneOf(colors, 'neutral'),
      colorSuccess: toneOf(colors, 'success'),
      colorWarning: toneOf(colors, 'warning'),
      colorError: toneOf(colors, 'error'),
      colorInfo: toneOf(colors, 'info'),
      colorPrimary: toneOf(colors, 'accent'),
    },
  },
  MuiAlert: {
    styleOverrides: {
      root: { borderRadius: sizes.radius, fontSize: fontSizes.sm, lineHeight: line(20) },
      standardSuccess: {
        ...toneOf(colors, 'success'),
        border: `1px solid ${colors.status.success.line}`,
      },
      standardWarning: {
        ...toneOf(colors, 'warning'),
        border: `1px solid ${colors.status.warning.line}`,
      },
      standardError: {
        ...toneOf(colors, 'error'),
        border: `1px solid ${colors.status.error.line}`,
      },
      standardInfo: { ...toneOf(colors, 'info'), border: `1px solid ${colors.status.info.line}` },
    },
  },
  MuiTabs: {
    styleOverrides: {
      root: { minHeight: 44, borderBottom: `1px solid ${colors.hairline}` },
      indicator: { height: 2 },
    },
  },
  MuiTab: {
    styleOverrides: {
      root: {
        minHeight: 44,
        padding: '8px 4px',
        marginRight: 20,
        minWidth: 0,
        borderRadius: 4,
        // Inside: the strip of the tabs, which may scroll, would cut a ring around it.
        '&.Mui-focusVisible': { outlineOffset: -2 },
      },
    },
  },
  MuiSkeleton: {
    defaultProps: { animation: 'wave' },
    styleOverrides: {
      root: { backgroundColor: colors.status.neutral.tint, borderRadius: sizes.radius * 0.75 },
    },
  },
  MuiLinearProgress: {
    styleOverrides: {
      root: { borderRadius: 4, height: 6, backgroundColor: colors.status.neutral.tint },
    },
  },
});

const toneOf = (colors: ColorTokens, tone: Tone) => ({
  '&&': { backgroundColor: colors.status[tone].tint, color: colors.status[tone].text },
});
