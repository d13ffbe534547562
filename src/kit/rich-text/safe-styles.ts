/**
 * Removes all styles and dimensions of `element` except those that format text: an allow-list with bounded lengths, so
 * that none can resize the page around it. Lengths relative to the window (vh, vw) are not allowed.
 */
export const keepSafeLook = (element: HTMLElement): void => {
  keepStyles(element);
  for (const [name, max] of Object.entries(MAX_ATTRIBUTES)) keepMeasure(element, name, max);
};

/** Elements that keep `width` and `height`: on others they would only add empty space. */
const MEASURED = /^(img|table|caption|col|colgroup|tr|th|td|hr)$/;
const MAX_WIDTH = 1200;
const MAX_HEIGHT = 800;

/** Styles without a length, or whose lengths are bounded by their keywords. */
const KEYWORDS =
  /^(color|background-color|font-(weight|style|family)|text-(align|transform|decoration(-line)?)|white-space|list-style-type|border-collapse|border(-(top|right|bottom|left))?-(color|style))$/;

/** The maximum length of a style, in pixels. */
const LENGTHS: readonly (readonly [name: RegExp, max: number])[] = [
  [/^font-size$/, 64],
  [/^line-height$/, 96],
  [/^letter-spacing$/, 16],
  [/^vertical-align$/, 32],
  [/^text-indent$/, 64],
  [/^padding(-(top|right|bottom|left))?$/, 64],
  [/^margin-(top|right|bottom|left)$/, 64],
  [/^border(-(top|right|bottom|left))?(-width)?$/, 16],
  [/^border(-(top|bottom)-(left|right))?-radius$/, 64],
  [/^max-width$/, MAX_WIDTH],
];
const MEASURES: Readonly<Record<string, number>> = { width: MAX_WIDTH, height: MAX_HEIGHT };

const keepStyles = (element: HTMLElement) => {
  const { style } = element;
  const isMeasured = MEASURED.test(element.localName);
  // A copy: names are removed on the way.
  for (const name of Array.from(style)) {
    const value = safeValue(name, style.getPropertyValue(name), isMeasured);
    if (value === undefined) style.removeProperty(name);
    else if (value !== style.getPropertyValue(name)) style.setProperty(name, value);
  }
  if (style.length === 0) element.removeAttribute('style');
};

/** The value to keep of a style; undefined to remove it. */
const safeValue = (name: string, value: string, isMeasured: boolean): string | undefined => {
  if (KEYWORDS.test(name)) return /url|image/i.test(value) ? undefined : value;
  const max =
    LENGTHS.find(([known]) => known.test(name))?.[1] ?? (isMeasured ? MEASURES[name] : undefined);
  if (max === undefined) return undefined;
  const parts = value.replace(COLOR_FUNCTION, 'black').split(/\s+/);
  if (parts.every((part) => KEYWORD.test(part))) return value;
  if (name === 'font-size') return fontSize(value, max);
  const isWidth = name.endsWith('width') && isPercentage(value);
  if (isWidth) return value;
  return parts.every((part) => KEYWORD.test(part) || pixelsOf(name, part) <= max)
    ? value
    : undefined;
};

const COLOR_FUNCTION = /\b(rgb|hsl)a?\([^()]*\)/gi;
const KEYWORD = /^(#[\da-f]+|(?!larger|smaller)[a-z][a-z-]*)$/i;
const LENGTH = /^(\d+(?:\.\d+)?|\.\d+)(px|pt|em|rem|%)?$/;
const PIXELS: Readonly<Record<string, number>> = { px: 1, pt: 4 / 3, em: 16, rem: 16 };

/** NaN, which fails every comparison, if the length cannot be converted to pixels. */
const pixelsOf = (name: string, length: string): number => {
  const [, figure, unit] = LENGTH.exec(length) ?? [];
  if (figure === undefined) return NaN;
  // A factor of the font size, as line heights allow.
  if (name === 'line-height' && unit === undefined) return Number(figure) * 24;
  if (name === 'line-height' && unit === '%') return (Number(figure) / 100) * 24;
  if (unit === undefined) return Number(figure) === 0 ? 0 : NaN;
  return Number(figure) * (PIXELS[unit] ?? NaN);
};

/** Font size as a multiple of the page's: relative to the parent's it would grow with each nested element. */
const fontSize = (value: string, max: number): string | undefined => {
  const [, figure, unit] = LENGTH.exec(value) ?? [];
  const size = unit === 'em' ? `${figure}rem` : unit === '%' ? `${Number(figure) / 100}rem` : value;
  return pixelsOf('font-size', size) <= max ? size : undefined;
};

const isPercentage = (value: string) => /^\d+(\.\d+)?%$/.test(value) && parseFloat(value) <= 100;

/** Pixels, or columns and rows; widths may also be percentages. */
const MAX_ATTRIBUTES: Readonly<Record<string, number>> = {
  width: MAX_WIDTH,
  height: MAX_HEIGHT,
  border: 16,
  cellpadding: 64,
  cellspacing: 64,
  colspan: 100,
  rowspan: 1000,
};

const keepMeasure = (element: HTMLElement, name: string, max: number) => {
  const value = element.getAttribute(name)?.trim();
  if (value === undefined) return;
  const isPlain = /^\d+(px)?$/.test(value) && parseFloat(value) <= max;
  if (!isPlain && !(name === 'width' && isPercentage(value))) element.removeAttribute(name);
};
