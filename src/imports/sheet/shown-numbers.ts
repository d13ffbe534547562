import { format } from 'numfmt';
import type { NumberFormatter } from './book';

/** A number as a spreadsheet shows it: with its decimals, zeros, per cent or currency; with a decimal point. */
export const shownNumber: NumberFormatter = (code, value) =>
  format(code, value, { throws: false, nbsp: false }).trim();
