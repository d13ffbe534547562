import type { ThemeTokens, ComponentOverrides } from './theme-tokens';

/** Inputs. Labels are always above them: none floats, none is cut. */
export const inputOverrides = ({
  colors,
  sizes,
  fontSizes,
  line,
}: ThemeTokens): ComponentOverrides => ({
  MuiTextField: {
    defaultProps: { variant: 'outlined', size: 'small', margin: 'none', fullWidth: true },
  },
  MuiInputLabel: {
    defaultProps: { shrink: true },
    styleOverrides: {
      root: {
        position: 'static',
        transform: 'none',
        maxWidth: '100%',
        marginBottom: 6,
        fontSize: fontSizes.sm,
        lineHeight: line(20),
        fontWeight: 500,
        color: colors.text,
        whiteSpace: 'normal',
        pointerEvents: 'auto',
        '&.Mui-focused': { color: colors.text },
        '&.Mui-error': { color: colors.text },
        '&.Mui-disabled': { color: colors.textMuted },
      },
      asterisk: { color: colors.status.error.text },
    },
  },
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: {
        backgroundColor: colors.surface,
        borderRadius: sizes.radius,
        '& .MuiOutlinedInput-notchedOutline': {
          top: 0,
          borderColor: colors.outline,
          // No label floats into the outline, so it needs no gap.
          '& legend': { display: 'none' },
        },
        '&:hover:not(.Mui-error, .Mui-focused) .MuiOutlinedInput-notchedOutline': {
          borderColor: colors.textMuted,
        },
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderWidth: 2 },
        '&.Mui-disabled': { backgroundColor: colors.sunken },
        '&.Mui-disabled .MuiOutlinedInput-notchedOutline': { borderColor: colors.hairline },
        // A read-only input has no frame; its focus is still visible.
        '&.MuiInputBase-readOnly': { backgroundColor: colors.sunken },
        '&.MuiInputBase-readOnly:not(.Mui-focused) .MuiOutlinedInput-notchedOutline': {
          borderColor: 'transparent',
        },
      },
      input: {
        height: line(20),
        padding: '10px 12px',
        '&::placeholder': { color: colors.textMuted, opacity: 1 },
        // The frame of the field is the ring.
        '&:focus-visible': { outline: 'none' },
        '&:-webkit-autofill': {
          WebkitBoxShadow: `0 0 0 100px ${colors.sunken} inset`,
          WebkitTextFillColor: colors.text,
          caretColor: colors.text,
          borderRadius: 'inherit',
        },
      },
      inputSizeSmall: { padding: `${(sizes.control - 20) / 2}px 12px` },
      inputAdornedStart: { paddingLeft: 0 },
      inputAdornedEnd: { paddingRight: 0 },
      multiline: {
        padding: 0,
        '& textarea': {
          padding: '8px 12px',
          lineHeight: line(20),
          // The browser grows it with its text; where it cannot, the user drags its corner.
          fieldSizing: 'content',
          minHeight: 'calc(3lh + 16px)',
          maxHeight: 'calc(16lh + 16px)',
          resize: 'vertical',
        },
      },
    },
  },
  MuiInputAdornment: { styleOverrides: { root: { color: colors.textMuted } } },
  // A rule (RuleText) is read while its field has the focus, and keeps its line otherwise.
  MuiFormControl: {
    defaultProps: { variant: 'outlined', size: 'small', margin: 'none', fullWidth: true },
    styleOverrides: { root: { '&:not(:focus-within) [data-rule]': { visibility: 'hidden' } } },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: {
        margin: '6px 0 0',
        fontSize: fontSizes.xs,
        lineHeight: line(16),
        overflowWrap: 'anywhere',
        color: colors.textMuted,
        '&.Mui-disabled': { color: colors.textMuted },
        '&.Mui-error': { color: colors.status.error.text },
      },
    },
  },
  MuiSelect: {
    styleOverrides: {
      select: { minHeight: line(20), lineHeight: line(20) },
      icon: { color: colors.textMuted },
    },
  },
  MuiAutocomplete: {
    defaultProps: { fullWidth: true },
    styleOverrides: {
      inputRoot: {
        padding: '2px 4px',
        '&.MuiInputBase-sizeSmall': { padding: '2px 4px' },
        '&.MuiInputBase-sizeSmall .MuiAutocomplete-input': {
          height: line(20),
          padding: `${(sizes.control - 24) / 2}px 8px`,
        },
      },
      option: { minHeight: 36, fontSize: fontSizes.md },
      paper: { boxShadow: colors.shadow, backgroundColor: colors.raised },
    },
  },
});
