/** The decimal separator of a number in a text. */
export type DecimalSeparator = '.' | ',';

/**
 * Reads an amount as people write and paste it: `12,5`, `12.50`, `1.234,56 €`, `€ 1,234.56`, and as accounting programs
 * write negative ones: `5,00-`, `(5,00)`. If both separators occur, the last one is the decimal separator. A single
 * separator before exactly three digits separates thousands in either language, because an amount has two decimals.
 * Undefined for anything that is not a number.
 */
export const readAmount = (text: string): number | undefined => {
  const plain = plainAmount(text);
  return plain === undefined ? undefined : Number(plain);
};

/**
 * The amount as on the wire: a minus if it is negative, digits, and a point before the decimals.
 *
 * @param decimal the decimal separator of an ambiguous text, such as `1.234`; without it, the separator of such a text
 *   separates thousands
 * @returns undefined for anything that is not a number
 */
export const plainAmount = (text: string, decimal?: DecimalSeparator): string | undefined => {
  const { sign, digits } = partsOf(text);
  if (digits === '') return undefined;
  const isDecimal = decimal !== undefined && digits.includes(decimal) && isAmbiguous(digits);
  const plain = isDecimal ? digits.replace(decimal, '.') : withoutGrouping(digits);
  return plain === undefined ? undefined : `${sign === '-' ? sign : ''}${plain}`;
};

/**
 * The decimal separator that a number in a text implies: the comma for `1,5`, `1.234,56` and `12.345.678`. 'either' for an
 * ambiguous one, such as `1.234`; undefined for digits without separators, and for anything that is not a number.
 */
export const decimalSeparatorIn = (text: string): DecimalSeparator | 'either' | undefined => {
  const { digits } = partsOf(text);
  const separators = digits.match(/[.,]/g);
  const last = separators?.at(-1);
  if (!separators || !last || withoutGrouping(digits) === undefined) return undefined;
  if (isAmbiguous(digits)) return 'either';
  const isGrouped = separators.length > 1 && new Set(separators).size === 1;
  return (last === '.') === isGrouped ? ',' : '.';
};

/**
 * A number as users type it, with the decimal separator `decimal` and without thousands separators, so that fields and
 * columns read the same number back.
 */
export const writePlain = (value: number, decimal: string): string =>
  String(value).replace('.', decimal);

/** From this many euros on, a number no longer holds every cent: it is exact to fifteen digits. */
export const EXACT_EUROS = 1e13;

/** Spaces, apostrophes that separate thousands, and the currency. */
const IGNORED = /[\s'’]|€|eur/gi;

const partsOf = (text: string): { sign: string; digits: string } => {
  const bare = text.replace(IGNORED, '').replace('−', '-');
  const [, sign = '', digits = ''] = SIGNED.exec(bare) ?? [];
  if (digits !== '') return { sign, digits };
  const negative = NEGATIVE.exec(bare)?.slice(1).find(Boolean);
  return negative ? { sign: '-', digits: negative } : { sign, digits };
};

const SIGNED = /^([+-]?)(\d[\d.,]*)$/;
/** Negative amounts as accounting programs write them: `5-`, `(5)`. */
const NEGATIVE = /^(?:(\d[\d.,]*)-|\((\d[\d.,]*)\))$/;

/** One separator before three digits: thousands, or three decimals. */
const isAmbiguous = (digits: string): boolean => /^[1-9]\d{0,2}[.,]\d{3}$/.test(digits);

/** `digits` with a point before the decimals and no thousands separators; undefined if they are not a number. */
const withoutGrouping = (digits: string): string | undefined => {
  if (/^\d+$/.test(digits)) return digits;
  const separators = digits.match(/[.,]/g) ?? [];
  const last = separators.at(-1) ?? '';
  const isGroup = new Set(separators).size === 1 && GROUPED[last as DecimalSeparator]?.test(digits);
  if (isGroup) return digits.replaceAll(last, '');
  const [whole = '', decimals = '', ...rest] = digits.split(last);
  if (rest.length > 0 || !/^\d+$/.test(decimals)) return undefined;
  if (/^\d+$/.test(whole)) return `${whole}.${decimals}`;
  const other = last === '.' ? ',' : '.';
  return GROUPED[other].test(whole) ? `${whole.replaceAll(other, '')}.${decimals}` : undefined;
};

/** Whole numbers with grouped thousands, by their separator; they do not begin with a zero. */
const GROUPED = { '.': /^[1-9]\d{0,2}(\.\d{3})+$/, ',': /^[1-9]\d{0,2}(,\d{3})+$/ } as const;
