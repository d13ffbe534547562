import { cellsOf, rowAt } from './csv-parser';
import { writeLine } from './csv-file';
import { readHead, readRows } from './read-file';

/**
 * The rows of a file that was sent, by their numbers from 1, as a file of their own under the same header. Null where
 * the file cannot be read.
 */
export const pickRows = async (file: Blob, numbers: readonly number[]): Promise<Blob | null> => {
  const head = await readHead(file, {}, () => false);
  if ('problem' in head) return null;
  const wanted = new Set(numbers);
  const lines = [writeLine(head.header)];
  let number = 0;
  for await (const { batch } of readRows(file, head)) {
    for (const start of batch.starts) {
      number += 1;
      if (wanted.has(number)) lines.push(writeLine(cellsOf(rowAt(batch, start))));
    }
  }
  return new Blob(['\uFEFF', ...lines], { type: 'text/csv' });
};
