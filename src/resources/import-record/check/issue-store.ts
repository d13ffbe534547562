/** A kind of error: a column and a message, with how many rows have it. */
export type IssueKind = { column: string; message: string; count: number };

/** One error: the place of its row, and of its kind. */
export type Issue = { row: number; kind: number };

/**
 * The errors of a file in the order of its rows. They are numbers in two arrays: a million errors as objects would
 * take ten times the memory.
 */
export const createIssueStore = () => {
  const kinds: IssueKind[] = [];
  const places = new Map<string, number>();
  let rows = new Int32Array(1024);
  let kindOf = new Int32Array(1024);
  let length = 0;
  let failedRows = 0;
  let lastRow = -1;

  const placeOf = (column: string, message: string): number => {
    const key = `${column}\n${message}`;
    const known = places.get(key);
    if (known !== undefined) return known;
    places.set(key, kinds.length);
    kinds.push({ column, message, count: 0 });
    return kinds.length - 1;
  };

  const push = (row: number, kind: number) => {
    if (length === rows.length) {
      rows = grown(rows);
      kindOf = grown(kindOf);
    }
    rows[length] = row;
    kindOf[length] = kind;
    length += 1;
    const entry = kinds[kind];
    if (entry) entry.count += 1;
    if (row !== lastRow) failedRows += 1;
    lastRow = row;
  };

  const at = (index: number): Issue => ({ row: rows[index] ?? 0, kind: kindOf[index] ?? 0 });

  return {
    /** Rows come in their order; a row's errors stand together. */
    add: (row: number, column: string, message: string) => push(row, placeOf(column, message)),
    at,
    length: () => length,
    failedRows: () => failedRows,
    kinds: (): readonly IssueKind[] => kinds,
    /** The places of the errors of `kind`, in their order. */
    placesOf: (kind: number): Int32Array => {
      const found = new Int32Array(kinds[kind]?.count ?? 0);
      let count = 0;
      for (let index = 0; index < length; index += 1) {
        if (kindOf[index] === kind) found[count++] = index;
      }
      return found;
    },
    /** The rows that have an error of `kind`. */
    rowsOf: (kind: number): number[] => {
      const found: number[] = [];
      for (let index = 0; index < length; index += 1) {
        if (kindOf[index] === kind) found.push(rows[index] ?? 0);
      }
      return found;
    },
    /** For each of the file's rows, `count` in all, 1 where it has an error. */
    failedFlags: (count: number): Uint8Array => {
      const flags = new Uint8Array(count);
      for (let index = 0; index < length; index += 1) flags[rows[index] ?? 0] = 1;
      return flags;
    },
    /** The same errors but those of `changed` rows, which `again` tells anew, row by row in their order. */
    replaced: (
      changed: ReadonlySet<number>,
      again: (row: number) => readonly { column: string; message: string }[],
    ) => {
      const next = createIssueStore();
      const waiting = [...changed].sort((one, other) => one - other);
      let done = 0;
      const addUpTo = (row: number) => {
        while (done < waiting.length && (waiting[done] ?? 0) < row) {
          const own = waiting[done] ?? 0;
          for (const { column, message } of again(own)) next.add(own, column, message);
          done += 1;
        }
      };
      for (let index = 0; index < length; index += 1) {
        const row = rows[index] ?? 0;
        addUpTo(row);
        const kind = kinds[kindOf[index] ?? 0];
        if (!changed.has(row) && kind) next.add(row, kind.column, kind.message);
      }
      addUpTo(Infinity);
      return next;
    },
  };
};

export type IssueStore = ReturnType<typeof createIssueStore>;

const grown = (array: Int32Array<ArrayBuffer>) => {
  const larger = new Int32Array(array.length * 2);
  larger.set(array);
  return larger;
};
