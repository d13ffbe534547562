import type { ThemeMode } from './constants';

const HEX = /^#(?:[\da-f]{3}|[\da-f]{6})$/i;

/**
 * Whether `value` is a colour as `#rgb` or `#rrggbb`, the only notation the console accepts: no names, no functions,
 * nothing a style sheet would execute.
 */
export const isHexColor = (value: unknown): value is string =>
  typeof value === 'string' && HEX.test(value);

/** A typed colour, with or without its `#`, as `#rrggbb` in lower case; null where it is not a colour. */
export const readHexColor = (typed: string): string | null => {
  const text = typed.trim();
  const color = text.startsWith('#') ? text : `#${text}`;
  return isHexColor(color) ? normalizedHex(color) : null;
};

/** `color` as `#rrggbb` in lower case, so that two notations of one colour are equal. */
export const normalizedHex = (color: string): string => {
  const digits = color.slice(1).toLowerCase();
  return `#${digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits}`;
};

/** The minimum contrast ratio of text and its background: WCAG 2.2, 1.4.3. */
export const MIN_CONTRAST = 4.5;

/** The contrast ratio of two hex colours, from 1 to 21 (WCAG 2.2, 'contrast ratio'). */
export const contrastRatio = (one: string, other: string): number => {
  const [dark = 0, light = 0] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

/** The colour among `choices` with the highest contrast ratio to `background`; all hex. */
export const mostReadable = (background: string, choices: readonly [string, ...string[]]): string =>
  choices.reduce((best, choice) =>
    contrastRatio(choice, background) > contrastRatio(best, background) ? choice : best,
  );

/** `color` (hex) with `share` of its light removed: 0 leaves it unchanged, 1 is black. */
export const darken = (color: string, share: number): string =>
  hexOf(channelsOf(color).map((channel) => channel * (1 - share)));

/** `color` (hex) moved by `share` towards white: 0 leaves it unchanged, 1 is white. */
export const lighten = (color: string, share: number): string =>
  hexOf(channelsOf(color).map((channel) => channel + (255 - channel) * share));

/** `color` where it is readable on `background`, else black or white, whichever has more contrast; all hex. */
export const readableOn = (background: string, color: string): string =>
  contrastRatio(color, background) >= MIN_CONTRAST
    ? color
    : mostReadable(background, ['#000000', '#ffffff']);

/** The `color-scheme` of native controls that is visible on `background` (hex). */
export const colorSchemeOn = (background: string): ThemeMode =>
  mostReadable(background, ['#000000', '#ffffff']) === '#000000' ? 'light' : 'dark';

const luminanceOf = (color: string): number => {
  const [red = 0, green = 0, blue = 0] = channelsOf(color).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** Red, green and blue, from 0 to 255. */
const channelsOf = (color: string): number[] => {
  const digits = Number.parseInt(normalizedHex(color).slice(1), 16);
  return [16, 8, 0].map((shift) => (digits >> shift) & 0xff);
};

const hexOf = (channels: readonly number[]): string =>
  `#${channels.map((channel) => Math.floor(channel).toString(16).padStart(2, '0')).join('')}`;
