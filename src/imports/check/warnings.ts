import { isPartitaIva } from '@/core/validators';
import { hasReplacementCharacters, hasMojibake } from './mojibake';

/**
 * Warnings about cells that a spreadsheet may have damaged, or that may be mistyped. A row with a warning can be
 * imported, once the user has looked at it: another country's VAT number, for example, has other rules.
 */
export const WARNINGS = {
  /** An Italian VAT number without its leading zeros. */
  zeros: 'imports.check.warnings.zeros',
  /** A right Italian VAT number with its country's letters, or with signs between its digits. */
  prefix: 'imports.check.warnings.prefix',
  /** Digits that are not an Italian VAT number. */
  vat: 'imports.check.warnings.vat',
  /** A text whose letters were read in the wrong encoding. */
  letters: 'imports.check.warnings.letters',
  /** A text with letters that could not be read. */
  lost: 'imports.check.warnings.lost',
  /** A telephone number that lacks the leading zeros or the plus of the stored one. */
  phone: 'imports.check.warnings.phone',
  /** The code of a new record that differs from an existing one only by zeros or case. */
  similar: 'imports.check.warnings.similar',
  /** The code of a new record that differs from that of another row only by zeros or case. */
  twin: 'imports.check.warnings.twin',
  /** The same for the code of a new sale, which several rows form. */
  twin_sale: 'imports.check.warnings.twin_sale',
  /** A row that changes a record with a final value, such as a processed sale. */
  final: 'imports.check.warnings.final',
  /** A name that is clearly not that of the record with the code beside it. */
  name: 'imports.check.warnings.name',
  /** A cell that begins with a quote which is never closed. */
  quote: 'imports.check.warnings.quote',
  /** A month that has not begun, of figures that only past months have. */
  future: 'imports.check.warnings.future',
  /** The total of a record that is not the sum of its rows. */
  sum: 'imports.check.warnings.sum',
  /** A blank cell that empties a stored value. */
  emptied: 'imports.check.warnings.emptied',
  /** A row that seems to be a total, and is left out. */
  total: 'imports.check.warnings.total',
  /** A row that seems to be a note, and is left out. */
  note: 'imports.check.warnings.note',
} as const;

/** Whether a message is a warning and no error. */
export const isWarning = (message: string): boolean => message.startsWith(PREFIX);

/** Whether a warning is about almost equal codes of two new records. */
export const isTwin = (message: string): boolean =>
  message === WARNINGS.twin || message === WARNINGS.twin_sale;

/** Whether a warning is about records that one press leaves out: no text of a cell would be right. */
export const isExcluding = (message: string): boolean =>
  isTwin(message) || message === WARNINGS.final;

const PREFIX = 'imports.check.warnings.';

/**
 * The warning about a VAT number; undefined for one that is right, and for one with letters, as other countries have.
 */
export const vatWarning = (text: string): string | undefined => {
  if (isPartitaIva(text)) return withDigitsOnly(text) === undefined ? undefined : WARNINGS.prefix;
  if (!ITALIAN.test(text)) return undefined;
  if (withDigitsOnly(text) !== undefined) return WARNINGS.prefix;
  return withLostZeros(text) === undefined ? WARNINGS.vat : WARNINGS.zeros;
};

/** The warning about a text; undefined for one whose letters are right. */
export const letterWarning = (text: string): string | undefined => {
  if (hasReplacementCharacters(text)) return WARNINGS.lost;
  return hasMojibake(text) ? WARNINGS.letters : undefined;
};

/**
 * An Italian VAT number without its country's letters, and without signs; undefined for one that is right, or wrong.
 */
export const withDigitsOnly = (text: string): string | undefined => {
  if (/^\d+$/.test(text)) return undefined;
  const digits = text.replace(/\D/g, '');
  return isPartitaIva(digits) ? digits : undefined;
};

/** A VAT number with the leading zeros it lost; undefined where these do not make it right. */
export const withLostZeros = (text: string): string | undefined => {
  const digits = text.trim();
  const whole = SHORT.test(digits) ? digits.padStart(11, '0') : '';
  return isPartitaIva(whole) ? whole : undefined;
};

/** Whether a telephone number is the `stored` one without its leading zeros or plus, which a spreadsheet removes. */
export const hasLostStart = (text: string, stored: string): boolean => {
  if (!DIGITS.test(text) || !STARTED.test(stored.trim())) return false;
  const digits = stored.replace(/\D/g, '');
  return digits.replace(/^0+/, '') === text;
};

const DIGITS = /^[1-9]\d*$/;
const STARTED = /^\+|^\D*0/;

const ITALIAN = /^(?:it)?[\d .-]+$/i;
const SHORT = /^\d{5,10}$/;
