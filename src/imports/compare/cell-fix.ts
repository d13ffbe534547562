import type { ImportFormat } from '@/core/imports';
import {
  NAME_FOR_CODE,
  PART_OF_NAME,
  SIMILAR_CODE,
  withCodesOfNames,
  withCodesOfParts,
  withSimilarCodes,
} from '@/imports/check/column-codes';
import { AGENT_OF_CUSTOMER } from '@/imports/check/customer-agent';
import { NON_DATA_ROWS } from '@/imports/check/non-data-rows';
import { withoutMojibake } from '@/imports/check/mojibake';
import type { ColumnWords } from '@/imports/check/file-layout';
import { PERIOD_IN_MONTH, rightPeriod, SIMILAR_PERIOD } from '@/imports/check/period-in-month';
import { createTypoReader, SIMILAR_VALUE } from '@/imports/check/value-typos';
import { readPeriod } from '@/imports/read/written-period';
import { WARNINGS, withDigitsOnly, withLostZeros } from '@/imports/check/warnings';
import type { IssueKind } from '@/imports/check/issue-store';
import type { Lookups } from './lookups';

/** Returns the right text of a cell from its current text and the index of its row; undefined where it is not known. */
export type CellFix = (text: string, row: number) => string | undefined;

/** Message of a blank required cell of an existing record, which has a value in this column. */
export const BLANK = 'imports.check.blank';

/** Whether a kind of error or warning is listed separately: one press fixes all its cells, or the user checks them. */
export const isFixable = ({ message, count, isWarning }: IssueKind): boolean =>
  count > 0 && (isWarning || FIXABLE.has(message));

const FIXABLE: ReadonlySet<string> = new Set([
  SIMILAR_CODE,
  NAME_FOR_CODE,
  PART_OF_NAME,
  SIMILAR_VALUE,
  PERIOD_IN_MONTH,
  SIMILAR_PERIOD,
  AGENT_OF_CUSTOMER,
  BLANK,
  NON_DATA_ROWS.total.asked,
  NON_DATA_ROWS.note.asked,
]);

/**
 * Creates a function that returns the right text of a cell with this warning: a VAT number with its zeros or without
 * its prefix, a text with its letters, the telephone or the code that exists, the value that a blank cell lacks or
 * empties, the sum of a sale's rows, a text without the stray quote. Undefined where none is known.
 */
export const createCellFix = (
  { columns }: ImportFormat,
  { codes, records }: Lookups,
  { column: name, message }: { column: string; message: string },
  { storedAt, agentAt, twinCodeAt, nameAt, sumAt, words }: Known,
): CellFix => {
  const column = columns.find((own) => own.name === name);
  const list = codes.get(name);
  switch (message) {
    case WARNINGS.zeros:
      return withLostZeros;
    case WARNINGS.prefix:
      return withDigitsOnly;
    case WARNINGS.letters:
      return withoutMojibake;
    case WARNINGS.phone:
    case WARNINGS.emptied:
    case BLANK:
      return (_, row) => storedAt(row, name);
    case WARNINGS.sum:
      return (_, row) => sumAt(row);
    case WARNINGS.twin:
    case WARNINGS.twin_sale:
      return (_, row) => twinCodeAt(row);
    case WARNINGS.name:
      return (_, row) => nameAt(row);
    case AGENT_OF_CUSTOMER:
      return (_, row) => agentAt(row);
    case WARNINGS.similar:
    case SIMILAR_CODE:
      return (text) =>
        column && list
          ? withSimilarCodes(text, column, list)
          : records?.table.similarTo(text.trim());
    case NAME_FOR_CODE:
      return (text) => (column && list ? withCodesOfNames(text, column, list) : undefined);
    case PART_OF_NAME:
      return (text) => (column && list ? withCodesOfParts(text, column, list) : undefined);
    case SIMILAR_VALUE:
      return createTypoReader(words[name] ?? {});
    case PERIOD_IN_MONTH:
      return (text) => readPeriod(text)?.month.toString();
    case SIMILAR_PERIOD:
      return rightPeriod;
    case WARNINGS.quote:
      return (text) => text.replace(/^\s*["']/, '');
    default:
      return () => undefined;
  }
};

type Known = {
  /** The text of a column of a row's record. */
  storedAt: (row: number, column: string) => string | undefined;
  /** The almost equal code of another row. */
  twinCodeAt: (row: number) => string | undefined;
  /** The name of the record with the code beside a name. */
  nameAt: (row: number) => string | undefined;
  /** The agent of the customer that a row names. */
  agentAt: (row: number) => string | undefined;
  /** The sum of the rows of a row's record, in the notation of its total. */
  sumAt: (row: number) => string | undefined;
  words: ColumnWords;
};
