/**
 * Reads an amount as people write and paste it: `12,5`, `12.50`, `1.234,56 €`, `€ 1,234.56`. Of two kinds of
 * separators the last one is the decimal sign. One that stands alone before exactly three digits separates
 * thousands in either language, for an amount has two decimals. Undefined for what is no number.
 */
export const readAmount = (text: string): number | undefined => {
  const written = text.replace(AROUND, '');
  const [, sign = '', figures = ''] = /^([+-]?)(\d[\d.,]*)$/.exec(written) ?? [];
  const plain = withoutGroups(figures);
  return plain === undefined ? undefined : Number(sign + plain);
};

/** Euros from which on a number no longer holds every cent: it is exact to fifteen digits. */
export const EXACT_EUROS = 1e13;

/** Spaces, apostrophes between thousands, and the currency. */
const AROUND = /[\s'’]|€|eur/gi;

/** The figures with a point before the decimals and nothing between the thousands. */
const withoutGroups = (figures: string): string | undefined => {
  if (/^\d+$/.test(figures)) return figures;
  const separators = figures.match(/[.,]/g) ?? [];
  const last = separators.at(-1) ?? '';
  const isGroup = new Set(separators).size === 1 && GROUPED[last as '.' | ',']?.test(figures);
  if (isGroup) return figures.replaceAll(last, '');
  const [whole = '', decimals = '', ...rest] = figures.split(last);
  if (rest.length > 0 || !/^\d+$/.test(decimals)) return undefined;
  if (/^\d+$/.test(whole)) return `${whole}.${decimals}`;
  const other = last === '.' ? ',' : '.';
  return GROUPED[other].test(whole) ? `${whole.replaceAll(other, '')}.${decimals}` : undefined;
};

/** Thousands by their separator; none begins with a nought. */
const GROUPED = { '.': /^[1-9]\d{0,2}(\.\d{3})+$/, ',': /^[1-9]\d{0,2}(,\d{3})+$/ } as const;
