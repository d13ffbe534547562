/** The rows of a file as they stand there, with the line each begins in. */
export const createRowStore = () => {
  const rows: string[][] = [];
  let lines = new Int32Array(1024);
  return {
    push: (cells: string[], line: number): number => {
      if (rows.length === lines.length) {
        const larger = new Int32Array(lines.length * 2);
        larger.set(lines);
        lines = larger;
      }
      lines[rows.length] = line;
      return rows.push(cells) - 1;
    },
    cells: (row: number): string[] => rows[row] ?? [],
    line: (row: number): number => lines[row] ?? 0,
    length: () => rows.length,
    /** Copied first: the pieces of text that rows are made of may be shared. */
    write: (row: number, column: number, text: string): void => {
      const cells = rows[row];
      if (!cells) return;
      while (cells.length < column) cells.push('');
      cells[column] = text;
    },
  };
};

export type RowStore = ReturnType<typeof createRowStore>;
