import type { ThemeTokens, ComponentOverrides } from './theme-tokens';

/** The styles of react-admin's own components, by their theme names. */
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
