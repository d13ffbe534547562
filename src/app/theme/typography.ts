import type { ThemeTokens } from './theme-tokens';

/** A text role: its size in pixels, its line height in CSS, its weight and its letter spacing. */
type TextRole = {
  fontSize: number;
  lineHeight: string;
  fontWeight: number;
  letterSpacing?: string;
};

/** The roles of text, under the names of MUI's typography variants. */
export const textRoles = ({ fontSizes, line }: Pick<ThemeTokens, 'fontSizes' | 'line'>) => {
  const role = (
    fontSize: number,
    height: number,
    fontWeight = 400,
    letterSpacing?: string,
  ): TextRole => ({
    fontSize,
    lineHeight: line(height),
    fontWeight,
    ...(letterSpacing && { letterSpacing }),
  });
  return {
    h1: role(fontSizes.xl, 28, 600, '-0.015em'),
    h2: role(fontSizes.lg, 24, 600, '-0.011em'),
    h3: role(fontSizes.md, 20, 600, '-0.006em'),
    h4: role(fontSizes.xxl, 36, 600, '-0.022em'),
    h5: role(fontSizes.lg, 24, 600, '-0.011em'),
    h6: role(fontSizes.md, 20, 600, '-0.006em'),
    subtitle1: role(fontSizes.md, 20, 500),
    subtitle2: role(fontSizes.sm, 20, 500),
    body1: role(fontSizes.md, 22),
    body2: role(fontSizes.sm, 20),
    caption: role(fontSizes.xs, 16),
    overline: role(fontSizes.xs, 16, 500, '0.01em'),
    button: role(fontSizes.md, 20, 500),
  };
};
