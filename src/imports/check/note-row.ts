import type { RowText } from '@/imports/read/csv-parser';
import type { FormatColumn } from './row-reader';

/** Message of a row that seems to be a note, in place of its errors. */
export const NOTE = 'imports.check.note';

type NoteCheck = {
  columns: readonly FormatColumn[];
  /** Names of the columns that identify a record. */
  key: readonly string[];
  /** The names of the file's columns. */
  header: readonly string[];
  rowAt: (row: number) => RowText;
};

/**
 * Creates a function that returns whether a row with errors seems to be a note of the software that wrote the file: a
 * text by itself, such as `Estratto dal gestionale il …` or a line of dashes, or a repeated header, as on each page of
 * a printout.
 */
export const createNoteCheck = ({ columns, key, header, rowAt }: NoteCheck) => {
  const isNarrow = columns.filter(({ at }) => at !== -1).length < LEAST_COLUMNS;
  const first = columns.find(({ at }) => at === 0);
  /** Whether the first column may hold a phrase in a row whose other cells are blank by mistake. */
  const isFree = first !== undefined && !key.includes(first.name) && !first.name.endsWith('_code');
  return (row: number): boolean => {
    const own = rowAt(row);
    const { label, at, rest } = startOf(own);
    // Most rows are ruled out by their first cell.
    if (label === header[at]?.trim() && isHeaderAgain(own, header)) return true;
    if (isNarrow || !IS_TEXT.test(label)) return false;
    if (!IS_FIGURES.test(rest.replaceAll(own.separator, ' '))) return false;
    if (IS_RULE.test(label) || NOTE_WORDS.test(label)) return true;
    return at === 0 && !isFree;
  };
};

/** With fewer columns, a note cannot be distinguished from an incomplete row. */
const LEAST_COLUMNS = 3;

/** The first cell of a row that is not blank, its index, and the text after it. */
const startOf = ({ text, start, end, separator }: RowText) => {
  let from = start;
  let at = 0;
  while (from < end && (text[from] === separator || text[from] === ' ')) {
    if (text[from] === separator) at += 1;
    from += 1;
  }
  const found = text.indexOf(separator, from);
  const to = found === -1 ? end : Math.min(found, end);
  return { label: text.slice(from, to).trim(), at, rest: text.slice(to, end) };
};

const isHeaderAgain = ({ text, start, end, separator }: RowText, header: readonly string[]) =>
  header.length > 1 &&
  text
    .slice(start, end)
    .split(separator)
    .every((cell, at) => cell.trim() === (header[at] ?? '').trim());

/** Matches several words, words before a colon, or a line of dashes, which cannot be a code. */
const IS_TEXT = /\s|:$|^[^\p{L}\d]{3,}$/u;
const IS_RULE = /^[^\p{L}\d]{3,}$/u;
/** Matches what may be beside the text of a note: nothing, a date, a time or a number. */
const IS_FIGURES = /^[\d\s./:,-]*$/;
const NOTE_WORDS = new RegExp(
  `^\\W*(?:${[
    'estratt[oi]|estrazione|stampa|stampat[oi]|pag|pagina|elenco|filtr[oi]|not[ae]|fine|segue|righe',
    'generat[oi]|esportat[oi]|aggiornat[oi]|situazione|documento|data|page|report|printed|exported',
    'generated|filters?|notes?|end|rows',
  ].join('|')})(?![\\p{L}\\d])`,
  'iu',
);
