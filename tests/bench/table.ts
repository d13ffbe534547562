/** Prints rows in columns; numbers are aligned right. */
export const printTable = (head: readonly string[], rows: readonly (readonly string[])[]): void => {
  const all = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...all.map((row) => (row[column] ?? '').length)));
  const lines = all.map((row) =>
    row
      .map((cell, column) => {
        const width = widths[column] ?? 0;
        return /^[\d.,]+$/.test(cell) ? cell.padStart(width) : cell.padEnd(width);
      })
      .join('  ')
      .trimEnd(),
  );
  const rule = widths.map((width) => '-'.repeat(width)).join('  ');
  process.stdout.write(`${[lines[0], rule, ...lines.slice(1)].join('\n')}\n`);
};
