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
        '& .RaDataTable-headerCell': {
          position: 'sticky',
          top: 'var(--frame-top, 0px)',
          zIndex: 2,
          backgroundColor: colors.sunken,
          // Two lines are as high as one: a long name needs no wider column.
          paddingBlock: 4,
          whiteSpace: 'normal',
          '&:first-of-type, &:last-child': { borderRadius: 0 },
        },
        '& .RaDataTable-row': { height: sizes.row },
        // Dates, numbers, codes and states are never cut: names give way, each as long as it needs.
        '& .RaDataTable-rowCell': { whiteSpace: 'nowrap' },
        '& .RaDataTable-rowCell .name': {
          display: '-webkit-box',
          WebkitBoxOrient: 'vertical',
          WebkitLineClamp: 1,
          overflow: 'hidden',
          minWidth: 104,
          // One long name among short ones takes no room from the other columns.
          maxWidth: 240,
          whiteSpace: 'normal',
          wordBreak: 'break-all',
        },
        '& .RaDataTable-rowCell.title .name': { maxWidth: 400 },
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
