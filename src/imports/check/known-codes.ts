/** The codes of a list, which a column may contain. */
export type CodeList = {
  /** The place of each code. */
  known: ReadonlyMap<string, number>;
  /** Whether all codes were read. */
  isWhole: boolean;
  /** By the field of its records that refers to others: their codes by place, several joined with `|`. */
  owners: Readonly<Record<string, readonly string[]>>;
};

/** The lists by the column that refers to them. */
export type KnownCodes = ReadonlyMap<string, CodeList>;

type GrowingList = { known: Map<string, number>; owners: Record<string, string[]>; rows: number };

/** Collects the backend's codes page by page. A list that was not read to the end makes no code invalid. */
export const createKnownCodes = () => {
  const lists = new Map<string, GrowingList & { isWhole: boolean }>();
  return {
    /**
     * Adds a page of codes of the `own` columns; `isWhole` with the last page.
     *
     * @param owners codes of other records the page's records refer to, by field, in the order of the page
     */
    add: (
      own: readonly string[],
      page: readonly string[],
      isWhole: boolean,
      owners: Readonly<Record<string, readonly string[]>> = {},
    ): void => {
      const {
        known,
        owners: all,
        rows,
      }: GrowingList = lists.get(own[0] ?? '') ?? {
        known: new Map(),
        owners: {},
        rows: 0,
      };
      for (const [at, code] of page.entries()) known.set(code, rows + at);
      for (const [field, codes] of Object.entries(owners)) {
        const list = (all[field] ??= []);
        for (const code of codes) list.push(code);
      }
      const list = { known, owners: all, rows: rows + page.length, isWhole };
      for (const column of own) lists.set(column, list);
    },
    all: (): KnownCodes => lists,
  };
};
