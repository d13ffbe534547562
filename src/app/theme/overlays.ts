import type { ThemeTokens, ComponentOverrides } from './theme-tokens';

/** Windows as low, and as narrow, as a usual one is at 400 % (WCAG 1.4.10). */
const LOW = '@media (max-height: 400px)';
const NARROW = '@media (max-width: 340px)';

/**
 * Focus goes back to the page as soon as a dialog closes. By default, MUI would keep the page hidden from screen readers
 * until the dialog has faded out.
 */
const SHOWS_THE_PAGE_FIRST = { closeAfterTransition: false };

/** Menus, dialogs, drawers and tooltips, which float above the page. */
export const overlayOverrides = ({ colors, sizes, fontSizes }: ThemeTokens): ComponentOverrides => {
  const floating = {
    backgroundColor: colors.raised,
    boxShadow: colors.shadow,
    borderRadius: sizes.radius * 1.25,
  };
  return {
    MuiDrawer: {
      defaultProps: SHOWS_THE_PAGE_FIRST,
      styleOverrides: { paper: { backgroundColor: colors.surface, border: 'none' } },
    },
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
