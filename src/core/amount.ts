/** The sign before the decimals of a written number. */
export type DecimalSign = '.' | ',';

/**
 * Reads an amount as people write and paste it: `12,5`, `12.50`, `1.234,56 €`, `€ 1,234.56`, and as accounting programs
 * write negative ones: `5,00-`, `(5,00)`. With both separators, the last one is the decimal sign. A single separator
 * before exactly three digits separates thousands in either language, because an amount has two decimals. Undefined for
 * anything that is not a number.
 */
export const readAmount = (text: string): number | undefined => {
  const plain = plainAmount(text);
  return plain === undefined ? undefined : Number(plain);
};

/**
 * The amount in plain figures: a sign, digits, and a point before the decimals, as on the wire.
 *
 * @param decimal how to read a text that could be two numbers, such as `1.234`: with this sign before its decimals;
 * without it the sign separates thousands
 */
export const plainAmount = (text: string, decimal?: DecimalSign): string | undefined => {
  const { sign, figures } = partsOf(text);
  if (figures === '') return undefined;
  const isDecimal = decimal !== undefined && figures.includes(decimal) && isEitherWay(figures);
  const plain = isDecimal ? figures.replace(decimal, '.') : withoutGroups(figures);
  return plain === undefined ? undefined : `${sign === '-' ? sign : ''}${plain}`;
};

/**
 * The decimal sign of a written number: the comma of `1,5`, of `1.234,56` and of `12.345.678`. 'either' where it could
 * be two numbers, as `1.234`; undefined where nothing separates its digits, and for anything that is not a number.
 */
export const decimalSignIn = (text: string): DecimalSign | 'either' | undefined => {
  const { figures } = partsOf(text);
  const separators = figures.match(/[.,]/g);
  const last = separators?.at(-1);
  if (!separators || !last || withoutGroups(figures) === undefined) return undefined;
  if (isEitherWay(figures)) return 'either';
  const isGrouped = separators.length > 1 && new Set(separators).size === 1;
  return (last === '.') === isGrouped ? ',' : '.';
};

/**
 * A number as it is typed back: without thousands, so that no field and no column refuses it or reads another number.
 */
export const writePlain = (value: number, decimal: string): string =>
  String(value).replace('.', decimal);

/** From this many euros on, a number no longer holds every cent: it is exact to fifteen digits. */
export const EXACT_EUROS = 1e13;

/** Spaces, apostrophes between thousands, and the currency. */
const AROUND = /[\s'’]|€|eur/gi;

const partsOf = (text: string): { sign: string; figures: string } => {
  const bare = text.replace(AROUND, '').replace('−', '-');
  const [, sign = '', figures = ''] = SIGNED.exec(bare) ?? [];
  if (figures !== '') return { sign, figures };
  const owed = NEGATIVE.exec(bare)?.slice(1).find(Boolean);
  return owed ? { sign: '-', figures: owed } : { sign, figures };
};

const SIGNED = /^([+-]?)(\d[\d.,]*)$/;
/** Negative amounts as accounting programs write them: `5-`, `(5)`. */
const NEGATIVE = /^(?:(\d[\d.,]*)-|\((\d[\d.,]*)\))$/;

/** One separator before three digits: thousands, or three decimals. */
const isEitherWay = (figures: string): boolean => /^[1-9]\d{0,2}[.,]\d{3}$/.test(figures);

/** The figures with a point before the decimals and nothing between the thousands. */
const withoutGroups = (figures: string): string | undefined => {
  if (/^\d+$/.test(figures)) return figures;
  const separators = figures.match(/[.,]/g) ?? [];
  const last = separators.at(-1) ?? '';
  const isGroup = new Set(separators).size === 1 && GROUPED[last as DecimalSign]?.test(figures);
  if (isGroup) return figures.replaceAll(last, '');
  const [whole = '', decimals = '', ...rest] = figures.split(last);
  if (rest.length > 0 || !/^\d+$/.test(decimals)) return undefined;
  if (/^\d+$/.test(whole)) return `${whole}.${decimals}`;
  const other = last === '.' ? ',' : '.';
  return GROUPED[other].test(whole) ? `${whole.replaceAll(other, '')}.${decimals}` : undefined;
};

/** Thousands by their separator; no group begins with a zero. */
const GROUPED = { '.': /^[1-9]\d{0,2}(\.\d{3})+$/, ',': /^[1-9]\d{0,2}(,\d{3})+$/ } as const;
