import type { ImportedFile } from './imported-files';

/** A file whose rows may be searched, with their number. */
export type SearchedFile = ImportedFile & { rows: number };

/** Maximum number of files, and of their rows, that a search reads in one turn. */
export const FILES_A_TURN = 20;
const ROWS_A_TURN = 20_000;

/**
 * The files that a search reads in `turns`, in order. A turn ends before the file that would exceed its rows. The first
 * turn, which starts by itself, may read no file; each further one, which the user asks for, reads at least one.
 */
export const filesInTurns = (files: readonly SearchedFile[], turns: number): SearchedFile[] => {
  let at = 0;
  for (let turn = 0; turn < turns; turn += 1) {
    const start = at;
    let rows = 0;
    while (at < files.length && at - start < FILES_A_TURN) {
      rows += files[at]?.rows ?? 0;
      const isAllowed = rows <= ROWS_A_TURN || (turn > 0 && at === start);
      if (!isAllowed) break;
      at += 1;
    }
  }
  return files.slice(0, at);
};
