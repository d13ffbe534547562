/** Ways to correct many cells alike; what one of them cannot read stays as it is. */
export const CORRECTIONS = ['trim', 'number', 'day', 'phone'] as const;
export type Correction = (typeof CORRECTIONS)[number];

/** What is done to a cell: one of the ways, or a text in its place. */
export type Change = { correction: Correction } | { text: string };

/** The text of a cell after `change`. */
export const corrected = (text: string, change: Change): string =>
  'text' in change ? change.text : BY_NAME[change.correction](text);

/** Spaces around, and those that do not show: from web pages and other spreadsheets. */
const trim = (text: string) =>
  text
    .replace(/[\u00a0\u2007\u202f]/g, ' ')
    .replace(/[\u200b\u200e\u200f\ufeff]/g, '')
    .replace(/ {2,}/g, ' ')
    .trim();

/** `1.234,56 €` and `1,234.56` as `1234.56`: of two signs the last is the decimal one. */
const number = (text: string) => {
  const figures = trim(text).replace(/[€$\s']|EUR/gi, '');
  const sign = figures.search(/[.,](?!.*[.,])/);
  if (!/^[+-]?[\d.,]*\d[\d.,]*$/.test(figures)) return text;
  if (sign === -1) return figures;
  const isGroup =
    /^[+-]?\d{1,3}([.,])\d{3}(\1\d{3})*$/.test(figures) && figures.split(/[.,]/).length > 2;
  if (isGroup) return figures.replace(/[.,]/g, '');
  const whole = figures.slice(0, sign).replace(/[.,]/g, '');
  return `${whole}.${figures.slice(sign + 1)}`;
};

/** `3/1/2026`, `2026-1-3` and `3 1 26` as `2026-01-03`: days come first, as in Italy. */
const day = (text: string) => {
  const [, first = '', month = '', last = ''] =
    /^(\d{1,4})[-/. ](\d{1,2})[-/. ](\d{1,4})(?:[T ].*)?$/.exec(trim(text)) ?? [];
  const [year, date] = first.length === 4 ? [first, last] : [last, first];
  const full = year.length === 2 ? `20${year}` : year;
  const written = `${full}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  const read = new Date(`${written}T00:00:00Z`);
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(written) ? written : text;
};

/** `0039 02/123.45.67` as `+39 021234567`; without a country's code it is Italian. */
const phone = (text: string) => {
  const figures = trim(text)
    .replace(/[\s().\-/]/g, '')
    .replace(/^00/, '+');
  if (!/^\+?\d{6,15}$/.test(figures)) return text;
  if (!figures.startsWith('+')) return `+39 ${figures}`;
  return figures.startsWith('+39') ? `+39 ${figures.slice(3)}` : figures;
};

const BY_NAME: Readonly<Record<Correction, (text: string) => string>> = {
  trim,
  number,
  day,
  phone,
};
