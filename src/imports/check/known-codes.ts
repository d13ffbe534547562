import { foldedName } from './record-names';

/** The codes of a list, which a column may contain. */
export type CodeList = {
  /** The place of each code. */
  known: ReadonlyMap<string, number>;
  /** The code by the folded name of its record ({@link foldedName}); null where several have that name. */
  names: ReadonlyMap<string, string | null>;
  /** The names by the places of the codes; those beyond {@link MAX_NAMES} are missing. */
  titles: readonly string[];
  /** Whether all codes were read. */
  isWhole: boolean;
  /**
   * For each field of the list's records that refers to others, the codes of these by place, several joined with `|`.
   */
  owners: Readonly<Record<string, readonly string[]>>;
};

/** The lists by the column that refers to them. */
export type KnownCodes = ReadonlyMap<string, CodeList>;

/** A code that a cell offers, with the name of its record; '' where it has none. */
export type OfferedCode = { code: string; name: string };

type GrowingList = {
  known: Map<string, number>;
  titles: string[];
  names: Map<string, string | null>;
  owners: Record<string, string[]>;
  rows: number;
};

/** Longer lists keep no index of names, because most are lists of customers, whose names are not unique. */
const MAX_NAMES = 10_000;

/** Maximum number of codes that a cell offers. */
const MAX_OFFERED = 1_000;

/** Collects the backend's codes page by page. While a list is not complete, no code is invalid. */
export const createKnownCodes = () => {
  const lists = new Map<string, GrowingList & { isWhole: boolean }>();
  return {
    /**
     * Adds a page of codes of the `own` columns; `isWhole` with the last page.
     *
     * @param names those of the page's records, in its order; '' for none
     * @param owners codes of other records the page's records refer to, by field, in the order of the page
     */
    add: (
      own: readonly string[],
      page: readonly string[],
      isWhole: boolean,
      owners: Readonly<Record<string, readonly string[]>> = {},
      names: readonly string[] = [],
    ): void => {
      const {
        known,
        titles,
        names: byName,
        owners: all,
        rows,
      }: GrowingList = lists.get(own[0] ?? '') ?? {
        known: new Map(),
        titles: [],
        names: new Map(),
        owners: {},
        rows: 0,
      };
      for (const [at, code] of page.entries()) known.set(code, rows + at);
      if (titles.length < MAX_NAMES) titles.push(...page.map((_, at) => names[at] ?? ''));
      if (rows + page.length > MAX_NAMES) byName.clear();
      else addNames(byName, page, names);
      for (const [field, codes] of Object.entries(owners)) {
        const list = (all[field] ??= []);
        for (const code of codes) list.push(code);
      }
      const list = { known, titles, names: byName, owners: all, rows: rows + page.length, isWhole };
      for (const column of own) lists.set(column, list);
    },
    all: (): KnownCodes => lists,
    /** The codes a cell of the column may contain, with their names; none of a list that is long or not whole. */
    offered: (column: string): OfferedCode[] => {
      const list = lists.get(column);
      if (!list?.isWhole || list.known.size > MAX_OFFERED) return [];
      return [...list.known].map(([code, at]) => ({ code, name: list.titles[at] ?? '' }));
    },
  };
};

const addNames = (
  byName: Map<string, string | null>,
  codes: readonly string[],
  names: readonly string[],
) => {
  for (const [at, name] of names.entries()) {
    const folded = foldedName(name);
    if (folded !== '') byName.set(folded, byName.has(folded) ? null : (codes[at] ?? null));
  }
};
