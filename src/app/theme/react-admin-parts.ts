import type { ThemeTokens, ComponentOverrides } from './theme-tokens';

/** How react-admin's own parts look, by the names they are themed by. */
export const reactAdminOverrides = ({
  colors,
  fontSizes,
  line,
}: ThemeTokens): ComponentOverrides => ({
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
