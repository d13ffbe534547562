import { filledResource, type RecordType } from './record-types';
import type { FileWords } from './column-labels';
import { isPacked } from './part-of-file';
import type { FileHead } from './read-file';
import { mapColumns, normalise, type KnownColumn } from './column-mapping';

/** The columns of a kind of file with their labels, and its key. */
export type KnownKind = {
  key: readonly string[];
  columns: readonly KnownColumn[];
  /** The field of a record that an export writes with an item for each of the kind's rows. */
  lines?: KnownColumn;
};

/** Other kinds of file that the columns match. */
export type OtherKinds = {
  /** The kind it probably is, instead of the one it was opened as. */
  looksLike?: RecordType;
  /** Another kind of the same records that the file also contains, such as the milestones of targets. */
  includedKind?: {
    kind: RecordType;
    /** Indexes of its columns in the file. */
    columns: number[];
    /** The column of the file with its other columns in one cell, and their names. */
    packed?: { at: number; names: string[] };
  };
};

/** Finds other kinds that a file opened as `recordType` may be, by the names of its columns and its first rows. */
export const otherKindsOf = (
  { header, rows }: Pick<FileHead, 'header' | 'rows'>,
  recordType: RecordType,
  kinds: Readonly<Partial<Record<RecordType, KnownKind>>>,
): OtherKinds => {
  const names = new Set(header.map(normalise).filter(Boolean));
  const found = (Object.entries(kinds) as [RecordType, KnownKind][]).map(([type, kind]) => {
    const known = kind.columns.filter(({ name, labels }) =>
      [name, ...labels].some((word) => names.has(normalise(word))),
    );
    const columns = new Set(known.map(({ name }) => name));
    return { type, columns, isIdentified: kind.key.every((name) => columns.has(name)) };
  });
  const own = found.find(({ type }) => type === recordType);
  const others = found
    .filter(({ type, isIdentified }) => type !== recordType && isIdentified)
    .sort((one, other) => other.columns.size - one.columns.size);
  const [best, next] = others;
  const isLikely =
    best &&
    best.columns.size > (own?.columns.size ?? 0) &&
    best.columns.size > (next?.columns.size ?? 0);
  if (isLikely) return { looksLike: best.type };
  const beside = (Object.entries(kinds) as [RecordType, KnownKind][]).filter(
    ([type]) => type !== recordType && filledResource(type) === filledResource(recordType),
  );
  const ownNames = (kinds[recordType]?.columns ?? []).map(({ name }) => name);
  for (const [kind, { key, columns: wanted, lines }] of beside) {
    const mapping = mapColumns(header, wanted);
    const columns = header.flatMap((_, at) => (mapping[at] === null ? [] : [at]));
    const isOther = mapping.some((name) => name !== null && !ownNames.includes(name));
    if (isOther && key.every((name) => mapping.includes(name)))
      return { includedKind: { kind, columns } };
    const names = wanted.map(({ name }) => name).filter((name) => !mapping.includes(name));
    const at = lines ? header.findIndex((name) => isNamed(name, lines)) : -1;
    if (at === -1 || names.some((name) => ownNames.includes(name))) continue;
    const texts = rows.flatMap((cells) => cells[at]?.trim() || []);
    // The export of the list has the number of items instead of the items.
    const isShown = texts.length > 0 && !texts.some((text) => isPacked(text, names.length));
    if (!isShown) return { includedKind: { kind, columns, packed: { at, names } } };
  }
  return {};
};

const isNamed = (text: string, { name, labels }: KnownColumn): boolean =>
  [name, ...labels].some((word) => normalise(word) === normalise(text));

/** A kind of file as the worker returns it. */
type LabelledKind = {
  recordType: string;
  key: readonly string[];
  columns: readonly { name: string; aliases: readonly string[]; form?: RegExp }[];
  lines?: string;
};

/** The known kinds with the labels of their columns. */
export const knownKinds = (
  kinds: readonly LabelledKind[],
  { ofColumn }: FileWords,
): Readonly<Partial<Record<RecordType, KnownKind>>> =>
  Object.fromEntries(
    kinds.map(({ recordType, key, columns, lines }) => {
      const labelsOf = (name: string) => ofColumn(filledResource(recordType), name);
      return [
        recordType,
        {
          key,
          columns: columns.map(({ name, aliases, form }) => ({
            name,
            form,
            labels: [...labelsOf(name), ...aliases],
          })),
          lines: lines === undefined ? undefined : { name: lines, labels: labelsOf(lines) },
        },
      ];
    }),
  );
