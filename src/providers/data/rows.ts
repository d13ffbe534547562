import { DEFAULT_SORT_FIELD, MAX_TEXT_LENGTH } from '@/core/constants';
import { foldAccents } from '@/core/fold-accents';
import { compareAsWritten, cutText } from '@/core/text';
import { isBlank } from '@/core/validators';

type Row = Readonly<Record<string, unknown>>;

/** The rows with each word of `term` in one of `fields`, ignoring case and accents. */
export const searchRows = <T extends Row>(
  rows: readonly T[],
  term: string,
  fields: readonly string[],
): T[] => {
  if (term === '') return [...rows];
  const words = foldAccents(term).split(/\s+/);
  return rows.filter((row) =>
    words.every((word) => fields.some((field) => foldedText(row[field]).includes(word))),
  );
};

/**
 * The rows that match `filters`. A filter by a field that no row has, such as a customer's group, counts as applied by
 * the backend.
 */
export const filterRows = <T extends Row>(
  rows: readonly T[],
  filters: Readonly<Record<string, string>>,
): T[] => {
  const known = Object.entries(filters).flatMap(([name, value]): [string, string][] => {
    const field = [name, FILTERED_FIELDS[name]].find(
      (one) => one && rows.some((row) => one in row),
    );
    return field ? [[field, value]] : [];
  });
  const wanted = Object.fromEntries(known);
  return rows.filter((row) => matchesFilters(row, wanted));
};

/** The field that each of these filters applies to, since it has another name (docs/wire-format.md, 'Lists'). */
const FILTERED_FIELDS: Readonly<Record<string, string>> = { category: 'categories', role: 'roles' };

/** Whether each field in `filters` has that value in `row`, or a list that includes it. */
export const matchesFilters = (row: Row, filters: Readonly<Record<string, string>>): boolean =>
  Object.entries(filters).every(([field, value]) => holds(row[field], value));

/**
 * A sorted copy of `rows` by `valueOf`, which reads their `sortField`: numbers by size, texts in Italian order, ids as
 * written, as a backend does; empty values are last in both directions.
 */
export const sortRows = <T>(
  rows: readonly T[],
  valueOf: (row: T) => unknown,
  { sortField, sortDir }: { sortField: string; sortDir: 1 | -1 },
): T[] => {
  const compareTexts = sortField === DEFAULT_SORT_FIELD ? compareAsWritten : italian();
  const keyed = rows.map((row) => ({ row, key: sortKey(valueOf(row)) }));
  const filled = keyed.filter(({ key }) => key !== '');
  const empty = keyed.filter(({ key }) => key === '');
  const compare = (a: number | string, b: number | string) =>
    typeof a === 'number' && typeof b === 'number' ? a - b : compareTexts(String(a), String(b));
  filled.sort((a, b) => compare(a.key, b.key) * sortDir);
  return [...filled, ...empty].map(({ row }) => row);
};

const holds = (value: unknown, wanted: string) =>
  Array.isArray(value) ? value.some((item) => String(item) === wanted) : String(value) === wanted;

const foldedText = (value: unknown) =>
  isBlank(value) ? '' : foldAccents(cutText(String(value), MAX_TEXT_LENGTH));

const sortKey = (value: unknown) => (typeof value === 'number' ? value : foldedText(value));

/** Created on first use, because it is slow. */
const italian = () => (collator ??= new Intl.Collator('it', { numeric: true })).compare;

let collator: Intl.Collator | undefined;
