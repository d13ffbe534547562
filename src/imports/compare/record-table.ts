import { isDay } from '@/core/days';
import { cellOf, type ImportFormat } from '@/core/imports';
import { kindsOf } from '@/imports/check/file-layout';
import { createHashTable, NONE } from '@/imports/read/hash-table';
import { createSimilarCode } from '@/imports/check/similar-codes';
import { createIntList } from '@/imports/read/int-list';
import { hashOf, isAt, nextHash } from '@/imports/read/text-hash';

/** Ends each cell of a record; no cell contains it. */
const END = '\u0000';

/**
 * The records that files of a format may change, in the form of a file's cells; lines of a record share a key. The
 * cells of a page are one text: storing two hundred thousand records as objects would take longer than checking a file.
 */
export const createRecordTable = (format: ImportFormat) => {
  const { columns, key } = format;
  const plainOf = createPlainCell(format);
  const others = columns.map(({ name }) => name).filter((name) => !key.includes(name));
  const names = [...key, ...others];
  const pages: string[] = [];
  const pageOf = createIntList();
  const startOf = createIntList();
  const byKey = createHashTable();
  /** The columns for which a record had a value, even an empty one. */
  const given = new Set<string>();

  const cellsOf = (record: number): RecordCells => ({
    text: pages[pageOf.at(record)] ?? '',
    start: startOf.at(record),
  });

  const hasKey = ({ text, start }: RecordCells, texts: readonly string[]): boolean => {
    let at = start;
    for (const own of texts) {
      if (!isCellAt(text, at, own)) return false;
      at += own.length + 1;
    }
    return true;
  };

  const add = (record: Readonly<Record<string, unknown>>, start: number): string => {
    const cells = names.map((name) => {
      const value = record[name];
      if (value !== undefined) given.add(name);
      return plainOf(name, cellOf(value).trim());
    });
    byKey.add(hashOfTexts(cells.slice(0, key.length)), startOf.length());
    pageOf.push(pages.length);
    startOf.push(start);
    return `${cells.join(END)}${END}`;
  };

  const find = (
    texts: readonly string[],
    hash: number,
    isWanted: (cells: RecordCells) => boolean,
  ): RecordCells | undefined => {
    for (let slot = byKey.first(hash); slot !== NONE; slot = byKey.next(slot)) {
      const cells = cellsOf(byKey.at(slot));
      if (hasKey(cells, texts) && isWanted(cells)) return cells;
    }
    return undefined;
  };

  function* firstTexts() {
    for (let record = 0; record < startOf.length(); record += 1) {
      const { text, start } = cellsOf(record);
      yield text.slice(start, endOfCell(text, start));
    }
  }
  let similarTo = createSimilarCode(firstTexts);

  return {
    /**
     * The first key text of the record that differs from `text` only in leading zeros or case, if there is only one.
     */
    similarTo: (text: string): string | undefined => similarTo(text),
    /** The columns in the order of a record's cells: the key's columns come first. */
    names,
    add: (records: readonly Readonly<Record<string, unknown>>[]): void => {
      const texts: string[] = [];
      let start = 0;
      for (const record of records) {
        const text = add(record, start);
        texts.push(text);
        start += text.length;
      }
      pages.push(texts.join(''));
      similarTo = createSimilarCode(firstTexts);
    },
    /** The first record with `isWanted` and the key `texts`; `hash` is the key's ({@link hashOfTexts}). */
    find: (
      texts: readonly string[],
      hash: number,
      isWanted: (cells: RecordCells) => boolean = () => true,
    ): RecordCells | undefined => find(texts, hash, isWanted),
    /** All records with a key in the order they were added, by column. */
    findAll: (texts: readonly string[], hash: number): Readonly<Record<string, string>>[] => {
      const found: Record<string, string>[] = [];
      find(texts, hash, ({ text, start }) => {
        const cells = text.slice(start).split(END, names.length);
        found.push(Object.fromEntries(names.map((name, at) => [name, cells[at] ?? ''])));
        return false;
      });
      return found;
    },
    /** Whether there are records, and none of them had the column. */
    lacks: (name: string): boolean => startOf.length() > 0 && !given.has(name),
  };
};

export type RecordTable = ReturnType<typeof createRecordTable>;

/** The cells of a record: they begin at `start` in `text`. */
export type RecordCells = { text: string; start: number };

/** Whether the cell that begins at `start` is `cell`. */
export const isCellAt = (text: string, start: number, cell: string): boolean =>
  text.charCodeAt(start + cell.length) === 0 && isAt(text, start, cell);

/** The end of the cell that begins at `start`. */
export const endOfCell = (text: string, start: number): number => text.indexOf(END, start);

/** Creates a function that writes days of the backend without a time, and numbers without insignificant zeros. */
const createPlainCell = (format: ImportFormat) => {
  const kinds = kindsOf(format);
  const months = format.columns.flatMap(({ name, unit }) => (unit === 'month' ? name : []));
  return (name: string, text: string): string => {
    const kind = kinds.get(name);
    if (kind === 'day') return isDay(text) ? text.slice(0, 10) : text;
    const isNumber = kind === 'number' || months.includes(name);
    return isNumber && NUMBER.test(text) ? String(Number(text)) : text;
  };
};

/** Numbers with more digits would lose precision. */
const NUMBER = /^-?\d{1,15}(\.\d+)?$/;

/** A combined hash of several texts. */
const hashOfTexts = (texts: readonly string[]): number =>
  texts.reduce((hash, text) => nextHash(hash, hashOf(text)), 0);
