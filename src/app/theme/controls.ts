import type { ThemeTokens, ComponentOverrides } from './theme-tokens';
import { durations } from './tokens';

/** Buttons, links, and the controls that choose: checkboxes, switches, sliders. */
export const controlOverrides = (tokens: ThemeTokens): ComponentOverrides => ({
  ...buttons(tokens),
  ...choices(tokens),
});

/** The page's own ring (base.css), which MUI removes from its components. */
const FOCUS_RING = { outline: 'var(--focus-ring)', outlineOffset: 'var(--focus-ring-offset)' };

/** Inside the padding: around it, the ring would be on the first letter of the label. */
const RING_INSIDE = { '&.Mui-focusVisible': { outlineOffset: -4 } };

const buttons = ({ colors, sizes, fontSizes }: ThemeTokens): ComponentOverrides => ({
  MuiButtonBase: {
    // The ring shows the focus; a ripple would repeat it later.
    defaultProps: { disableRipple: true },
    styleOverrides: { root: { '&.Mui-focusVisible': FOCUS_RING } },
  },
  MuiLink: {
    defaultProps: { underline: 'hover' },
    styleOverrides: {
      root: {
        fontWeight: 500,
        borderRadius: 4,
        textUnderlineOffset: '3px',
        '&.Mui-focusVisible': FOCUS_RING,
      },
    },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: {
        minHeight: sizes.control,
        padding: `${(sizes.control - 24) / 2}px 14px`,
        borderRadius: sizes.radius,
        whiteSpace: 'nowrap',
        transition: `background-color ${durations.fast}ms, border-color ${durations.fast}ms`,
        // MUI's own is a zero-width space, with which the button's name would begin.
        '&::before': { content: 'none' },
      },
      sizeSmall: {
        minHeight: sizes.controlSmall,
        padding: `${(sizes.controlSmall - 24) / 2}px 10px`,
        fontSize: fontSizes.sm,
      },
      outlined: { borderColor: colors.hairline, backgroundColor: colors.surface },
      outlinedPrimary: {
        color: colors.text,
        borderColor: colors.hairline,
        '&:hover': { borderColor: colors.outline, backgroundColor: colors.sunken },
      },
      textPrimary: { '&:hover': { backgroundColor: colors.status.accent.tint } },
      startIcon: { marginRight: 6, '& > *:nth-of-type(1)': { fontSize: 18 } },
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: {
        borderRadius: sizes.radius,
        color: colors.textMuted,
        '&:hover': { color: colors.text, backgroundColor: colors.hover },
      },
      sizeSmall: { padding: 6 },
      sizeMedium: { padding: 8 },
    },
  },
  MuiSvgIcon: {
    styleOverrides: {
      fontSizeMedium: { fontSize: sizes.icon },
      fontSizeSmall: { fontSize: sizes.iconSmall },
    },
  },
});

const choices = ({ colors, sizes, fontSizes }: ThemeTokens): ComponentOverrides => ({
  MuiCheckbox: {
    styleOverrides: {
      root: { padding: 8, color: colors.outline, borderRadius: sizes.radius, ...RING_INSIDE },
    },
  },
  MuiRadio: { styleOverrides: { root: { padding: 8, color: colors.outline, ...RING_INSIDE } } },
  MuiSwitch: {
    styleOverrides: {
      root: { width: 44, height: 32, padding: 6 },
      switchBase: {
        padding: 9,
        '&.Mui-checked': {
          transform: 'translateX(12px)',
          color: colors.onAccent,
          '& + .MuiSwitch-track': { backgroundColor: colors.accent, opacity: 1 },
        },
        // The track has the ring: around the thumb or the input, which is three times as wide, it would be cut.
        '&.Mui-focusVisible': { outline: 'none', '& + .MuiSwitch-track': FOCUS_RING },
        '& .MuiSwitch-input': { outline: 'none' },
        color: colors.surface,
      },
      thumb: { width: 14, height: 14, boxShadow: 'none' },
      track: { borderRadius: 10, backgroundColor: colors.outline, opacity: 1 },
      // There is one size; MUI's smaller one would place its thumb outside our track.
      sizeSmall: {
        '& .MuiSwitch-thumb': { width: 14, height: 14 },
        '& .MuiSwitch-switchBase': {
          padding: 9,
          '&.Mui-checked': { transform: 'translateX(12px)' },
        },
      },
    },
  },
  MuiFormControlLabel: {
    styleOverrides: {
      label: { fontSize: fontSizes.md },
      // Aligns the drawn switch with the left edge of the fields above it.
      root: { '&:has(> .MuiSwitch-root)': { marginLeft: -6 } },
    },
  },
  MuiToggleButton: {
    styleOverrides: {
      root: {
        minHeight: sizes.controlSmall,
        padding: '4px 10px',
        borderColor: colors.hairline,
        color: colors.textMuted,
        '&.Mui-selected, &.Mui-selected:hover': {
          color: colors.status.accent.text,
          backgroundColor: colors.status.accent.tint,
        },
        // The next button of the group would cover a side of the ring.
        '&.Mui-focusVisible': { zIndex: 1 },
      },
    },
  },
  // MUI shows the focus by a halo alone.
  MuiSlider: { styleOverrides: { thumb: { '&.Mui-focusVisible': FOCUS_RING } } },
});
