import type { LookUps } from './check-types';

/** Gathers what the backend holds as its pages come. What has not been read to the end refuses nothing. */
export const createLookUps = () => {
  const codes: Record<string, { known: Set<string>; isWhole: boolean }> = {};
  let existing: { records: Readonly<Record<string, unknown>>[]; isWhole: boolean } | undefined;
  return {
    /** Codes that `columns` may hold; `isWhole` with the last of them. */
    addCodes: (columns: readonly string[], page: readonly string[], isWhole: boolean): void => {
      for (const column of columns) {
        const own = (codes[column] ??= { known: new Set(), isWhole: false });
        for (const code of page) own.known.add(code);
        own.isWhole = isWhole;
      }
    },
    addRecords: (page: readonly Readonly<Record<string, unknown>>[], isWhole: boolean): void => {
      existing ??= { records: [], isWhole };
      for (const record of page) existing.records.push(record);
      existing.isWhole = isWhole;
    },
    all: (): LookUps => ({ codes, existing }),
  };
};
