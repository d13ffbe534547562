import { DAY_MS } from '@/core/days';

/** The kind of a number in a cell, by its format. */
export type NumberKind =
  | { kind: 'number' }
  | { kind: 'date' }
  /** Digits with zeros before them, as codes have: `00000`. */
  | { kind: 'zeros'; digits: number };

/** The kind of number a format code of a spreadsheet shows: `dd/mm/yyyy`, `00000`, `#,##0.00`. */
export const numberKindOf = (code: string): NumberKind => {
  const plain = code
    .replace(/"[^"]*"|\\.|_.|\*./g, '')
    .split(';')[0]
    ?.replace(/\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi, '');
  if (!plain) return NUMBER;
  if (/^0{2,}$/.test(plain.trim())) return { kind: 'zeros', digits: plain.trim().length };
  return /[ymdhs]/i.test(plain.replace(/general|standard/i, '')) ? { kind: 'date' } : NUMBER;
};

const NUMBER: NumberKind = { kind: 'number' };

/** The built-in formats of .xlsx (ECMA-376, 18.8.30) that others refer to by number. */
export const BUILT_IN_FORMATS: Readonly<Record<number, string>> = {
  0: 'General',
  1: '0',
  2: '0.00',
  3: '#,##0',
  4: '#,##0.00',
  9: '0%',
  10: '0.00%',
  11: '0.00E+00',
  12: '# ?/?',
  13: '# ??/??',
  14: 'dd/mm/yyyy',
  15: 'd-mmm-yy',
  16: 'd-mmm',
  17: 'mmm-yy',
  18: 'h:mm AM/PM',
  19: 'h:mm:ss AM/PM',
  20: 'h:mm',
  21: 'h:mm:ss',
  22: 'dd/mm/yyyy h:mm',
  37: '#,##0;-#,##0',
  38: '#,##0;-#,##0',
  39: '#,##0.00;-#,##0.00',
  40: '#,##0.00;-#,##0.00',
  45: 'mm:ss',
  46: '[h]:mm:ss',
  47: 'mm:ss.0',
  48: '##0.0E+0',
  49: '@',
};

/**
 * A number of a cell as it is: a date as ISO, digits with the zeros of their format, a number in all its digits without
 * an exponent where it has at most 15.
 *
 * @param text the number as stored
 */
export const numberText = (text: string, kind: NumberKind, is1904: boolean): string => {
  if (kind.kind === 'date') return dateText(Number(text), is1904) ?? text;
  const plain = plainNumber(text);
  return kind.kind === 'zeros' && /^\d+$/.test(plain) ? plain.padStart(kind.digits, '0') : plain;
};

/** A number without the noise beyond the 15 significant digits that spreadsheets store: 0.30000000000000004. */
export const plainNumber = (text: string): string => {
  if (/^-?\d{1,15}$/.test(text)) return text;
  const value = Number(text);
  if (text === '' || !Number.isFinite(value)) return text;
  const short = String(Number(value.toPrecision(15)));
  if (!short.includes('e')) return short;
  const size = Math.abs(value);
  if (size >= 1e21 || size < 1e-9) return short;
  return size >= 1 ? BigInt(short).toString() : value.toFixed(20).replace(/0+$/, '');
};

/** A day, `YYYY-MM-DD`; a moment, with its time after a T; a time alone, `HH:MM:SS`. */
const dateText = (serial: number, is1904: boolean): string | undefined => {
  if (!(serial >= 0 && serial < 2_958_466)) return undefined;
  // Spreadsheets count a 29 February 1900, which did not exist.
  const days = is1904 ? serial + 1462 : serial < 60 ? serial + 1 : serial;
  const moment = new Date(Date.UTC(1899, 11, 30) + Math.round(days * DAY_MS));
  const second = Math.round(moment.getTime() / 1000) * 1000;
  const iso = new Date(second).toISOString();
  const time = iso.slice(11, 19);
  if (serial < 1 && !is1904) return time;
  return time === '00:00:00' ? iso.slice(0, 10) : iso.slice(0, 19);
};
