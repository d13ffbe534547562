import type { ColumnKind } from '@/imports/read/column-kind';
import type { RowText } from '@/imports/read/csv-parser';
import type { RowKey } from './row-key';
import type { FormatColumn, RowReading } from './row-reader';

/** Message of a row that seems to be the total of others, in place of its errors. */
export const TOTAL = 'imports.check.total';

type TotalCheck = {
  columns: readonly FormatColumn[];
  key: RowKey;
  kinds: ReadonlyMap<string, ColumnKind>;
  rowAt: (row: number) => RowText;
};

/**
 * Creates a function that returns whether a row with errors seems to be the total of others: it begins with a word such
 * as 'Totale' in place of its key, or with most of its cells blank; or it has only numbers, and no key.
 */
export const createTotalCheck = ({ columns, key, kinds, rowAt }: TotalCheck) => {
  const own = columns.filter(({ at }) => at !== -1);
  return (row: number, reading: RowReading): boolean => {
    const label = labelIn(rowAt(row));
    if (label === '' && !key.isEmpty(reading)) return false;
    const filled = own.filter(({ index }) => reading.cells[index]?.text);
    if (WORD_ALONE.test(label) && key.textsOf(reading).includes(label)) return true;
    if (filled.length * 2 > own.length) return false;
    if (label !== '') return WORD_FIRST.test(label);
    return filled.length > 0 && filled.every(({ name }) => kinds.get(name) === 'number');
  };
};

/** The first cell of a row that is not blank, if it may begin with such a word; otherwise ''. */
const labelIn = ({ text, start, end, separator }: RowText): string => {
  let at = start;
  while (at < end && (text[at] === separator || text[at] === ' ')) at += 1;
  if (!FIRST_LETTERS.includes(text[at] ?? ' ')) return '';
  const found = text.indexOf(separator, at);
  return text.slice(at, found === -1 ? end : Math.min(found, end)).trim();
};

/** The first letters of these words, by which most rows are ruled out quickly. */
const FIRST_LETTERS = 'tTsSgG';
const WORD = '(?:sub[- ]?|grand )?(?:tot(?:al[ei]?|als)?|somma|sum)';
const WORD_FIRST = new RegExp(`^${WORD}(?![\\p{L}\\d])`, 'iu');
const WORD_ALONE = new RegExp(
  `^${WORD}\\.?(?: (?:general[ei]|complessiv[oi]|parzial[ei]))?\\s*[:=]?$`,
  'iu',
);
