import type { Look, ThemeParts } from './look';

/** How react-admin's own parts look, by the names they are themed by. */
export const reactAdminOverrides = (look: Look): ThemeParts => ({
  ...lists(look),
  ...forms(look),
});

const lists = ({ colors, sizes, fontSizes }: Look): ThemeParts => ({
  RaList: {
    styleOverrides: {
      root: {
        '& .RaList-content': {
          border: `1px solid ${colors.hairline}`,
          borderRadius: sizes.radius,
          overflow: 'hidden',
        },
      },
    },
  },
  RaDataTable: {
    styleOverrides: {
      root: {
        '& .RaDataTable-tableWrapper': { overflowX: 'auto' },
        // Columns are as wide on the next page as on this one.
        '& .RaDataTable-table': { tableLayout: 'fixed' },
        '& .RaDataTable-headerCell': {
          backgroundColor: colors.sunken,
          // Two lines are as high as one: a long name needs no wider column.
          paddingBlock: 4,
          whiteSpace: 'normal',
          '&:first-of-type, &:last-child': { borderRadius: 0 },
        },
        '& .RaDataTable-row': { height: sizes.row },
        '& .RaDataTable-rowCell': {
          overflow: 'hidden',
          textOverflow: 'ellipsis',
          whiteSpace: 'nowrap',
        },
        '& .RaDataTable-expandRow': { backgroundColor: colors.sunken },
      },
    },
  },
  RaBulkActionsToolbar: {
    styleOverrides: {
      root: {
        '& .RaBulkActionsToolbar-toolbar': {
          minHeight: 40,
          color: colors.status.accent.text,
          backgroundColor: colors.status.accent.tint,
        },
        '& .RaBulkActionsToolbar-title': {
          color: colors.status.accent.text,
          fontSize: fontSizes.sm,
        },
      },
    },
  },
  RaTopToolbar: { styleOverrides: { root: { padding: 0, minHeight: sizes.control, gap: 8 } } },
  RaListToolbar: { styleOverrides: { root: { padding: 0, gap: 16 } } },
  RaFilterForm: { styleOverrides: { root: { minHeight: 0, padding: 0, gap: 8 } } },
  RaEmpty: { styleOverrides: { root: { color: colors.textMuted } } },
  RaLink: { styleOverrides: { root: { fontWeight: 500 } } },
});

const forms = ({ colors, sizes, fontSizes, line }: Look): ThemeParts => ({
  RaToolbar: {
    styleOverrides: {
      root: {
        gap: 8,
        minHeight: 64,
        padding: '12px 24px',
        backgroundColor: colors.surface,
        borderTop: `1px solid ${colors.hairline}`,
        borderBottomLeftRadius: sizes.radius,
        borderBottomRightRadius: sizes.radius,
        '&.RaToolbar-mobileToolbar': { padding: '12px 16px', borderRadius: 0, zIndex: 3 },
      },
    },
  },
  RaSimpleFormIterator: { defaultProps: { fullWidth: true } },
  RaTranslatableInputs: { defaultProps: { fullWidth: true } },
  RaRadioButtonGroupInput: {
    styleOverrides: {
      root: {
        '& .RaRadioButtonGroupInput-label': {
          transform: 'none',
          fontSize: fontSizes.sm,
          lineHeight: line(20),
          fontWeight: 500,
          color: colors.text,
          '&.Mui-focused, &.Mui-error': { color: colors.text },
        },
      },
    },
  },
  RaLabeled: {
    styleOverrides: {
      root: {
        '& .RaLabeled-label': { fontSize: fontSizes.xs, color: colors.textMuted },
        '& > *': { fontSize: fontSizes.md },
      },
    },
  },
});
