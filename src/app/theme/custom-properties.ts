import { hoverShade } from './colors';
import type { ThemeTokens } from './theme-tokens';
import { durations, fontFamily } from './tokens';
import { textRoles } from './typography';

/** CSS custom properties by name: `--text-muted`, `--status-error-tint`. */
export type CustomProperties = Readonly<Record<`--${string}`, string>>;

/**
 * The tokens of a theme as custom properties, for the style sheets of everything outside MUI. A colour is named as in
 * `tokens.ts`; a text role has size, line height, weight and letter spacing.
 */
export const customProperties = (tokens: ThemeTokens): CustomProperties => {
  const { mode, colors, sizes } = tokens;
  return {
    ...named(colors),
    '--accent-hover': hoverShade(mode, colors.accent),
    '--focus-ring': `2px solid ${colors.accent}`,
    '--focus-ring-offset': '2px',
    ...named(sizes),
    '--fast': `${durations.fast}ms`,
    '--base': `${durations.base}ms`,
    '--font-family': fontFamily,
    ...named(textRoles(tokens)),
  };
};

type Tree = { readonly [name: string]: string | number | Tree };

/**
 * The leaves of `tree`, named by their path: `{ status: { error: { text } } }` is `--status-error-text`. Numbers are
 * pixels, except weights.
 */
const named = (tree: Tree, prefix = '-'): Record<`--${string}`, string> =>
  Object.assign(
    {},
    ...Object.entries(tree).map(([name, value]) => {
      const path = `${prefix}-${kebab(name)}`;
      if (typeof value === 'object') return named(value, path);
      return {
        [path]: typeof value === 'number' && !path.endsWith('weight') ? `${value}px` : `${value}`,
      };
    }),
  );

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
