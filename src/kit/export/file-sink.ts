import { saveFile } from '@/ui/browser/save-file';

/** A text, or bytes. */
export type FilePiece = string | Uint8Array<ArrayBuffer>;

/** Writes the pieces of a file one after the other. */
export type FileSink = {
  write: (piece: FilePiece) => Promise<void>;
  /** Discards the pieces written so far. */
  restart: () => Promise<void>;
  close: () => Promise<void>;
  abort: () => Promise<void>;
};

type Picker = (options: { suggestedName: string }) => Promise<{
  createWritable: () => Promise<{
    write: (piece: FilePiece) => Promise<void>;
    truncate: (size: number) => Promise<void>;
    close: () => Promise<void>;
    abort: () => Promise<void>;
  }>;
}>;

/** The media type of .xlsx files. */
export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** From this number of rows, a file is streamed to disk if the browser can. */
const MANY_ROWS = 100_000;

/**
 * Opens a file to write piece by piece. A large one is streamed to disk if the browser can; otherwise its pieces are
 * kept as blobs, outside the page's memory, and saved together.
 *
 * @throws AbortError if the user chooses no file
 */
export const openFileSink = async (
  fileName: string,
  rows: number,
  type = 'text/csv;charset=utf-8',
): Promise<FileSink> => {
  const handle = rows >= MANY_ROWS ? await pickFile(fileName) : undefined;
  if (handle) {
    const file = await handle.createWritable();
    return {
      write: (piece) => file.write(piece),
      restart: () => file.truncate(0),
      close: () => file.close(),
      abort: () => file.abort(),
    };
  }
  const pieces: Blob[] = [];
  return {
    write: async (piece) => void pieces.push(new Blob([piece])),
    restart: async () => void pieces.splice(0),
    close: async () => saveFile(new Blob(pieces, { type }), fileName),
    abort: async () => void pieces.splice(0),
  };
};

/** Asks the user for a file on disk; undefined if the browser cannot, or no longer, five seconds after the press. */
const pickFile = async (suggestedName: string) => {
  const picker = (globalThis as { showSaveFilePicker?: Picker }).showSaveFilePicker;
  try {
    return await picker?.({ suggestedName });
  } catch (error) {
    if (error instanceof DOMException && error.name === 'SecurityError') return undefined;
    throw error;
  }
};
