import { foldAccents } from '@/core/fold-accents';
import { isReportColumn } from './report-columns';

/** A column of the format with its labels in Italian and English, and the form of its values, if it has one. */
export type KnownColumn = { name: string; labels: readonly string[]; form?: RegExp };

/** The format's column to which each column of the file is mapped, in order; null without one. */
export type ColumnMapping = (string | null)[];

/** The minimum similarity of a name that is the column's own, or one of its labels. */
const EXACT = 2;
/** The minimum similarity, from 0 to 1, for a name to match. */
const LIKE = 0.72;
/** Shorter words may be similar by chance, as `Ditta` is to `Città`, so that their first letters must be equal. */
const LIKE_LENGTH = 6;
/** Added to the similarity of a column whose form the values have: less than a label counts against another. */
const IN_FORM = 0.5;
/** The similarity of a label that only means 'number', which any other label precedes. */
const AS_NUMBER = 1.5;
const BARE = /^(?:n|no|nr|num|numero|number)$/;
/** The similarity of a name that means 'code' to the label of a code: more than a label's, less than a name's. */
const AS_CODE = 2.4;

/**
 * Matches the names of a file's columns by the user's earlier choice, by name, by label, and by similarity. A new name
 * that is exactly the column's precedes an earlier choice of another name. Each column is used once, for the most
 * similar name; of two columns with the same label, the one whose form the values have is used. A customer's code comes
 * from `Cod. cliente` rather than from `Cliente`, which is then the name beside it.
 *
 * @param remembered the user's own choices by name, '' where a column is left out
 * @param rows the file's first rows
 */
export const mapColumns = (
  header: readonly string[],
  columns: readonly KnownColumn[],
  remembered: Readonly<Record<string, string>> = {},
  rows: readonly (readonly string[])[] = [],
): ColumnMapping => {
  const mapping: ColumnMapping = header.map(() => null);
  const taken = new Set<string>();
  const give = (at: number, name: string) => {
    mapping[at] = name;
    taken.add(name);
  };
  /**
   * Whether the file has a column with exactly the name of `column` that the user has never mapped, other than `name`.
   */
  const isBetterNamed = (column: KnownColumn, name: string) =>
    header.some(
      (other) =>
        remembered[normalise(other)] === undefined &&
        likenessOf(other, column) >= EXACT &&
        likenessOf(name, column) < EXACT,
    );
  const isLeftOut = (name: string) => remembered[normalise(name)] === '';
  for (const [at, name] of header.entries()) {
    const own = columns.find((column) => column.name === remembered[normalise(name)]);
    if (own && !taken.has(own.name) && !isBetterNamed(own, name)) give(at, own.name);
  }
  const nouns = nounsOf(header, columns);
  const candidates = header.flatMap((name, at) =>
    columns.map((column) => {
      const isCode = column.name.endsWith('_code') && isNamed(nouns[at], column);
      const likeness = Math.max(likenessOf(name, column), isCode ? AS_CODE : 0);
      const isInForm = likeness >= LIKE && hasForm(column, at, rows);
      return { at, column: column.name, likeness: isInForm ? likeness + IN_FORM : likeness };
    }),
  );
  for (const { at, column, likeness } of candidates.sort((a, b) => b.likeness - a.likeness)) {
    if (likeness < LIKE) break;
    const isFree = mapping[at] === null && !isReportColumn(header[at] ?? '');
    if (isFree && !taken.has(column) && !isLeftOut(header[at] ?? '')) give(at, column);
  }
  return mapping;
};

/** Normalises a name for comparison: without case, accents and anything but letters and digits. */
export const normalise = (name: string): string => foldAccents(name).replace(/[^\p{L}\d]+/gu, '');

/**
 * Names of the columns in written files: the fields they are mapped to. A column that is left out keeps its name, but
 * not that of a field: the backend would import it.
 */
export const columnNames = (
  header: readonly string[],
  mapping: ColumnMapping,
  fields: readonly string[],
): string[] =>
  header.map(
    (name, at) => mapping[at] ?? (fields.includes(name.toLowerCase()) ? `#${name}` : name),
  );

/** Whether the backend maps the columns of a file, by their names in any case, as they are mapped here. */
export const isAsNamed = (
  header: readonly string[],
  mapping: ColumnMapping,
  fields: readonly string[],
): boolean =>
  columnNames(header, mapping, fields).every(
    (name, at) => name.toLowerCase() === header[at]?.toLowerCase(),
  );

/**
 * The nouns of the names that mean 'code': 'cliente' for `Cod. cliente`; undefined for others. A name that only means
 * 'code' takes the noun of the next column, as in `Codice;Cliente`, unless the format has a code of its own.
 */
const nounsOf = (header: readonly string[], columns: readonly KnownColumn[]) => {
  const hasOwn = columns.some((column) => likenessOf('codice', column) >= 2);
  return header.map((name, at) => {
    const text = normalise(name);
    const noun = text.replace(/^(codice|code|cod|id)|(codice|code|cod|id)$/, '');
    if (noun === text) return undefined;
    return noun === '' && !hasOwn ? normalise(header[at + 1] ?? '') : noun;
  });
};

const isNamed = (noun: string | undefined, { labels }: KnownColumn): boolean =>
  Boolean(noun) && labels.some((label) => normalise(label) === noun);

const likenessOf = (name: string, { name: own, labels }: KnownColumn): number => {
  const text = normalise(name);
  if (text === '') return 0;
  if (text === normalise(own)) return 3;
  if (labels.some((label) => text === normalise(label))) return BARE.test(text) ? AS_NUMBER : EXACT;
  const words = [own, ...labels]
    .map(normalise)
    .filter((word) => !BARE.test(word))
    .filter((word) => word.length >= LIKE_LENGTH || word[0] === text[0]);
  return Math.max(0, ...words.map((word) => diceOf(text, word)));
};

/** Whether a column of the file has values, and all are in the form of the format's column. */
const hasForm = (
  { form }: KnownColumn,
  at: number,
  rows: readonly (readonly string[])[],
): boolean => {
  const texts = rows.flatMap((cells) => cells[at]?.trim() || []);
  return form !== undefined && texts.length > 0 && texts.every((text) => form.test(text));
};

/** The similarity of two words by their shared pairs of letters, from 0 to 1. */
const diceOf = (one: string, other: string): number => {
  const pairs = (word: string) =>
    Array.from({ length: word.length - 1 }, (_, at) => word.slice(at, at + 2));
  const rest = pairs(other);
  let shared = 0;
  const own = pairs(one);
  for (const pair of own) {
    const at = rest.indexOf(pair);
    if (at === -1) continue;
    shared += 1;
    rest.splice(at, 1);
  }
  return own.length + rest.length === 0 ? 0 : (2 * shared) / (own.length + rest.length + shared);
};
