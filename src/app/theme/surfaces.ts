import type { ThemeTokens, ComponentOverrides } from './theme-tokens';
import type { ColorTokens, Tone } from './tokens';

/** Windows as low, and as narrow, as a usual one is at 400 % (WCAG 1.4.10). */
const LOW = '@media (max-height: 400px)';
const NARROW = '@media (max-width: 340px)';

/**
 * Focus goes back to the page as soon as a dialog closes. By default, MUI would keep the page hidden from screen readers
 * until the dialog has faded out.
 */
const SHOWS_THE_PAGE_FIRST = { closeAfterTransition: false };

/** Cards, tables, menus and dialogs: hairlines on the page, shadows for floating surfaces. */
export const surfaceOverrides = (tokens: ThemeTokens): ComponentOverrides => ({
  ...papers(tokens),
  ...tables(tokens),
  ...overlays(tokens),
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
  MuiDrawer: {
    defaultProps: SHOWS_THE_PAGE_FIRST,
    styleOverrides: { paper: { backgroundColor: colors.surface, border: 'none' } },
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

const overlays = ({ colors, sizes, fontSizes }: ThemeTokens): ComponentOverrides => {
  const floating = {
    backgroundColor: colors.raised,
    boxShadow: colors.shadow,
    borderRadius: sizes.radius * 1.25,
  };
  return {
    MuiPopover: { styleOverrides: { paper: floating } },
    MuiMenu: {
      styleOverrides: { paper: { ...floating, marginTop: 4 }, list: { padding: 6 } },
    },
    MuiMenuItem: {
      styleOverrides: {
        root: {
          minHeight: sizes.control,
          padding: '6px 10px',
          borderRadius: sizes.radius * 0.75,
          fontSize: fontSizes.md,
          '& .MuiListItemIcon-root': { minWidth: 30, color: colors.textMuted },
        },
      },
    },
    MuiListItemButton: {
      styleOverrides: {
        root: { minHeight: sizes.control, padding: '6px 10px', borderRadius: sizes.radius * 0.75 },
      },
    },
    MuiListItemIcon: {
      styleOverrides: {
        root: { minWidth: 30, color: colors.textMuted, '& > svg': { fontSize: 18 } },
      },
    },
    MuiBackdrop: {
      styleOverrides: {
        root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: colors.backdrop } },
      },
    },
    MuiDialog: {
      defaultProps: SHOWS_THE_PAGE_FIRST,
      styleOverrides: {
        paper: {
          ...floating,
          borderRadius: sizes.radius * 1.5,
          // At 400 % its text and buttons scroll as one: each alone would have no room.
          [LOW]: {
            display: 'block',
            overflowY: 'auto',
            margin: 8,
            maxHeight: 'calc(100% - 16px)',
            width: 'calc(100% - 16px)',
            '& .MuiDialogContent-root': { overflow: 'visible' },
          },
        },
      },
    },
    MuiDialogTitle: {
      styleOverrides: {
        root: { fontSize: fontSizes.lg, fontWeight: 600, padding: '20px 24px 8px' },
      },
    },
    MuiDialogActions: {
      styleOverrides: {
        root: {
          padding: '16px 24px 20px',
          gap: 4,
          // On the narrowest window a long action takes two lines.
          '& > .MuiButton-root': { whiteSpace: 'normal' },
          [NARROW]: {
            flexDirection: 'column',
            alignItems: 'stretch',
            gap: 8,
            '& > :not(style) ~ :not(style)': { marginLeft: 0 },
          },
        },
      },
    },
    MuiTooltip: {
      defaultProps: { arrow: false, enterDelay: 300 },
      styleOverrides: {
        tooltip: {
          backgroundColor: colors.text,
          color: colors.canvas,
          fontSize: fontSizes.xs,
          fontWeight: 500,
          padding: '6px 8px',
          borderRadius: sizes.radius * 0.75,
        },
      },
    },
  };
};

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
