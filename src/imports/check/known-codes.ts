/** Known codes by the column that refers to them; `isWhole` where all of them were read. */
export type KnownCodes = ReadonlyMap<string, { known: ReadonlySet<string>; isWhole: boolean }>;

/** Collects the backend's codes page by page. A list that was not read to the end makes no code invalid. */
export const createKnownCodes = () => {
  const codes = new Map<string, { known: Set<string>; isWhole: boolean }>();
  return {
    /** Adds codes of the `own` columns; `isWhole` with the last page. */
    add: (own: readonly string[], page: readonly string[], isWhole: boolean): void => {
      for (const column of own) {
        const known = codes.get(column)?.known ?? new Set<string>();
        for (const code of page) known.add(code);
        codes.set(column, { known, isWhole });
      }
    },
    all: (): KnownCodes => codes,
  };
};
