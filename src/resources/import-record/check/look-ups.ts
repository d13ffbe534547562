import { cellOf, type ImportFormat } from '@/core/imports';

/** What the backend holds that a row may refer to or change; `isWhole` where all of it was read. */
export type LookUps = {
  /** Codes there are, by the column that refers to them. */
  codes: ReadonlyMap<string, { known: ReadonlySet<string>; isWhole: boolean }>;
  /** The records that files of this kind change; undefined while none was read. */
  records?: RecordTable;
};

/** Records as the cells of a file have them, each with {@link END} behind it, by the key of the format. */
export type RecordTable = { cells: ReadonlyMap<string, string>; isWhole: boolean };

/** No cell holds it. */
export const END = '\u0000';

/**
 * Gathers what the backend holds as its pages come. A record is kept as one text: as objects, two hundred thousand of
 * them would take longer to be kept than a file takes to be checked. What was not read to the end refuses nothing.
 */
export const createLookUps = ({ columns, key }: Pick<ImportFormat, 'columns' | 'key'>) => {
  const codes = new Map<string, { known: Set<string>; isWhole: boolean }>();
  const cells = new Map<string, string>();
  let records: RecordTable | undefined;
  return {
    /** Codes that `own` columns may hold; `isWhole` with the last of them. */
    addCodes: (own: readonly string[], page: readonly string[], isWhole: boolean): void => {
      for (const column of own) {
        const known = codes.get(column)?.known ?? new Set<string>();
        for (const code of page) known.add(code);
        codes.set(column, { known, isWhole });
      }
    },
    addRecords: (page: readonly Readonly<Record<string, unknown>>[], isWhole: boolean): void => {
      for (const record of page) {
        const textOf = (name: string) => cellOf(record[name]).trim();
        cells.set(joinKey(key.map(textOf)), columns.map(({ name }) => textOf(name) + END).join(''));
      }
      records = { cells, isWhole };
    },
    all: (): LookUps => ({ codes, records }),
  };
};

/** The texts of a key's columns as one. */
export const joinKey = (texts: readonly string[]): string => texts.join(END);
