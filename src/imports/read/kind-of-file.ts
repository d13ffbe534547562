import { RECORD_TYPES, type RecordType } from './record-types';
import type { FileWords } from './column-labels';
import { normalise, type KnownColumn } from './column-mapping';

/** The columns of a kind of file with their labels, and its key. */
export type KnownKind = { key: readonly string[]; columns: readonly KnownColumn[] };

/** Other kinds of file that the columns match. */
export type OtherKinds = {
  /** The kind it probably is, instead of the one it was opened as. */
  looksLike?: RecordType;
  /** Another kind of the same records that it also contains, such as the milestones of targets. */
  alsoHolds?: {
    kind: RecordType;
    /** Indexes of its columns in the file. */
    columns: number[];
  };
};

/** Finds other kinds that a file opened as `recordType` may be, by the names of its columns. */
export const otherKindsOf = (
  header: readonly string[],
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
  const beside = others.find(
    ({ type, columns }) =>
      RECORD_TYPES[type] === RECORD_TYPES[recordType] &&
      [...columns].some((name) => !own?.columns.has(name)),
  );
  if (!beside) return {};
  const words = new Set(
    kinds[beside.type]?.columns.flatMap(({ name, labels }) => [name, ...labels].map(normalise)),
  );
  const columns = header.flatMap((name, at) => (words.has(normalise(name)) ? [at] : []));
  return { alsoHolds: { kind: beside.type, columns } };
};

/** A kind of file as the worker returns it. */
type LabelledKind = {
  recordType: string;
  key: readonly string[];
  columns: readonly { name: string; aliases: readonly string[] }[];
};

/** The known kinds with the labels of their columns. */
export const knownKinds = (
  kinds: readonly LabelledKind[],
  { ofColumn }: FileWords,
): Readonly<Partial<Record<RecordType, KnownKind>>> =>
  Object.fromEntries(
    kinds.map(({ recordType, key, columns }) => [
      recordType,
      {
        key,
        columns: columns.map(({ name, aliases }) => ({
          name,
          labels: [...ofColumn(RECORD_TYPES[recordType as RecordType], name), ...aliases],
        })),
      },
    ]),
  );
