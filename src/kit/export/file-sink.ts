import { saveFile } from '@/ui/browser/save-file';

/** Writes the pieces of a file one after the other. */
export type FileSink = {
  write: (text: string) => Promise<void>;
  /** Discards the pieces written so far. */
  restart: () => Promise<void>;
  close: () => Promise<void>;
  abort: () => Promise<void>;
};

type Picker = (options: { suggestedName: string }) => Promise<{
  createWritable: () => Promise<{
    write: (text: string) => Promise<void>;
    truncate: (size: number) => Promise<void>;
    close: () => Promise<void>;
    abort: () => Promise<void>;
  }>;
}>;

/** From this number of rows, a file is streamed to disk if the browser can. */
const MANY_ROWS = 100_000;

/**
 * A file to be written piece by piece. A large one is streamed to disk if the browser can; otherwise its pieces are
 * kept as blobs, which are outside the page's memory, and saved together.
 *
 * @throws AbortError if the user names no file
 */
export const openFileSink = async (fileName: string, rows: number): Promise<FileSink> => {
  const picker = (globalThis as { showSaveFilePicker?: Picker }).showSaveFilePicker;
  if (picker && rows >= MANY_ROWS) {
    const handle = await picker({ suggestedName: fileName });
    const file = await handle.createWritable();
    return {
      write: (text) => file.write(text),
      restart: () => file.truncate(0),
      close: () => file.close(),
      abort: () => file.abort(),
    };
  }
  const pieces: Blob[] = [];
  return {
    write: async (text) => void pieces.push(new Blob([text])),
    restart: async () => void pieces.splice(0),
    close: async () => saveFile(new Blob(pieces, { type: 'text/csv;charset=utf-8' }), fileName),
    abort: async () => void pieces.splice(0),
  };
};
