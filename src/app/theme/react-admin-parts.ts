import type { ThemeTokens, ComponentOverrides } from './theme-tokens';

/** How react-admin's own parts look, by the names they are themed by. */
export const reactAdminOverrides = ({
  colors,
  sizes,
  fontSizes,
  line,
}: ThemeTokens): ComponentOverrides => ({
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
      },
    },
  },
  RaLink: { styleOverrides: { root: { fontWeight: 500 } } },
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
});
