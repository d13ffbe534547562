import Papa from 'papaparse';
import { unescapeCells } from '@/core/csv';
import { ANSWER_COLUMNS, type AnswerColumn } from './answer-columns';

/**
 * Reads the file of a survey's answers (docs/wire-format.md, sections 3 and 6): UTF-8 with or without a byte order
 * mark, UTF-16 with one, or Windows-1252; separated by comma, semicolon or tab; columns in any case and order.
 */

/** A person by the code in one of the columns of codes. */
export type Person = { kind: 'customer' | 'bouser'; code: string };

/** A row of the file: the answer to one question, with the person where the file has one. */
export type AnswerRow = {
  questionId: string;
  question: string;
  answer: string;
  /** Null where the file has no code. */
  person: Person | null;
  company: string;
  /** ISO 8601; empty where the file has none. */
  answeredAt: string;
};

/** The reason a file cannot be read: columns are missing, or a quote opened in `line` is never closed. */
export type FileProblem = { kind: 'columns' } | { kind: 'quotes'; line: number };

/** The options in an answer of the file, which separates them with bars. */
export const partsOf = (answer: string) =>
  answer
    .split('|')
    .map((part) => part.trim())
    .filter(Boolean);

/** Decodes the text of a file in any supported encoding. */
export const decodeText = (bytes: Uint8Array): string => {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Not valid UTF-8: old spreadsheets save Windows-1252.
    return new TextDecoder('windows-1252').decode(bytes);
  }
};

/**
 * Reads `text` row by row. A row that does not fit the header is skipped and reported by its line, counted from 1.
 *
 * @returns the problem that stopped the reading; null where the file was read to its end
 */
export const readAnswerRows = (
  text: string,
  onRow: (row: AnswerRow) => void,
  onSkipped: (line: number) => void,
): FileProblem | null => {
  const delimiter = delimiterOf(text);
  const lineOf = lineCounter(text);
  let columns: Columns | null = null;
  let problem: FileProblem | null = null;
  let end = 0;
  Papa.parse<string[]>(text, {
    delimiter,
    step: ({ data, errors, meta }, parser) => {
      const line = lineOf(end);
      end = meta.cursor;
      if (errors.some(({ code }) => code === 'MissingQuotes')) problem = { kind: 'quotes', line };
      else if (columns) readRow(data, errors.length > 0, columns, line, onRow, onSkipped);
      else if (!(columns = columnsOf(data))) problem = { kind: 'columns' };
      if (problem) parser.abort();
    },
  });
  return columns ? problem : { kind: 'columns' };
};

const readRow = (
  data: string[],
  isMalformed: boolean,
  columns: Columns,
  line: number,
  onRow: (row: AnswerRow) => void,
  onSkipped: (line: number) => void,
) => {
  if (data.every((cell) => cell.trim() === '')) return;
  if (isMalformed || data.length > columns.count || data.length <= columns.least) {
    onSkipped(line);
    return;
  }
  const cells = unescapeCells(data);
  const cell = (at: number | undefined) => (at === undefined ? '' : (cells[at] ?? '').trim());
  const { at } = columns;
  const row: AnswerRow = {
    questionId: cell(at.question_id),
    question: cell(at.question),
    answer: cell(at.answer),
    person:
      personOf('customer', cell(at.customer_code)) ?? personOf('bouser', cell(at.bouser_code)),
    company: cell(at.company_code),
    answeredAt: cell(at.answered_at),
  };
  if (row.questionId === '' && row.question === '') onSkipped(line);
  else if (row.answer !== '') onRow(row);
};

const personOf = (kind: Person['kind'], code: string): Person | null =>
  code === '' ? null : { kind, code };

type Columns = {
  at: Partial<Record<AnswerColumn, number>>;
  /** The number of cells in a row, and the index of the last required one. */
  count: number;
  least: number;
};

const columnsOf = (header: readonly string[]): Columns | null => {
  const names = header.map((name) =>
    name
      .replace(/^\uFEFF/, '')
      .trim()
      .toLowerCase(),
  );
  const at = Object.fromEntries(
    ANSWER_COLUMNS.map((name) => [name, names.indexOf(name)] as const).filter(
      ([, place]) => place !== -1,
    ),
  ) as Columns['at'];
  const question = at.question_id ?? at.question;
  if (question === undefined || at.answer === undefined) return null;
  return { at, count: names.length, least: Math.max(question, at.answer) };
};

const DELIMITERS = [',', ';', '\t'];

/** The delimiter with which the header has the required columns; a comma by default. */
const delimiterOf = (text: string): string =>
  DELIMITERS.find((delimiter) => {
    const { data } = Papa.parse<string[]>(text, { delimiter, preview: 1 });
    return columnsOf(data[0] ?? []) !== null;
  }) ?? ',';

/** Returns a function from an index in `text` to its line, counted from 1; indexes must increase. */
const lineCounter = (text: string) => {
  let line = 1;
  let counted = 0;
  return (place: number): number => {
    for (
      let at = text.indexOf('\n', counted);
      at !== -1 && at < place;
      at = text.indexOf('\n', at + 1)
    ) {
      line += 1;
    }
    counted = place;
    return line;
  };
};
