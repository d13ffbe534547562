import { Inflate } from 'fflate';
import { createChecksum } from './checksum';
import { UnreadableSheet } from './sheet-problem';

/** The files of a zip archive, by their names. */
export type Archive = {
  has: (name: string) => boolean;
  /**
   * Reads the text of a file piece by piece, until `onText` returns false. A missing file has none.
   *
   * @throws UnreadableSheet where the file is damaged
   */
  read: (name: string, onText: (text: string) => boolean | void) => void;
};

type Entry = { method: number; packed: number; size: number; checksum: number; offset: number };

/** In bytes. A workbook with as many rows as the console reads is much smaller. */
const MAX_UNPACKED = 1024 ** 3;
const MAX_ENTRIES = 10_000;
/** In bytes. A deflated byte unpacks to at most 1,032, so no piece exceeds 17 MB before it is counted. */
const PIECE = 16 * 1024;

/**
 * Opens a zip archive. The unpacked size of its files is read and limited before any of them is unpacked, and verified
 * while they are: an archive that states another size is damaged.
 *
 * @throws UnreadableSheet
 */
export const openArchive = (bytes: Uint8Array): Archive => {
  const entries = entriesOf(bytes);
  const read: Archive['read'] = (name, onText) => {
    const entry = entries.get(name);
    if (!entry) return;
    const packed = bytes.subarray(startOf(bytes, entry.offset)).subarray(0, entry.packed);
    if (packed.length < entry.packed) throw new UnreadableSheet('damaged');
    const decoder = new TextDecoder();
    const checksum = createChecksum();
    let size = 0;
    let isWanted = true;
    const take = (piece: Uint8Array) => {
      size += piece.length;
      if (size > entry.size) throw new UnreadableSheet('damaged');
      checksum.add(piece);
      if (isWanted) isWanted = onText(decoder.decode(piece, { stream: true })) !== false;
    };
    unpack(packed, entry.method, take, () => isWanted);
    if (!isWanted) return;
    if (size !== entry.size || checksum.value() !== entry.checksum) {
      throw new UnreadableSheet('damaged');
    }
    const rest = decoder.decode();
    if (rest) onText(rest);
  };
  return { has: (name) => entries.has(name), read };
};

const unpack = (
  packed: Uint8Array,
  method: number,
  take: (piece: Uint8Array) => void,
  isWanted: () => boolean,
) => {
  if (method !== STORED && method !== DEFLATED) throw new UnreadableSheet('damaged');
  const inflate = new Inflate(take);
  for (let at = 0; at < packed.length && isWanted(); at += PIECE) {
    const piece = packed.subarray(at, at + PIECE);
    if (method === STORED) take(piece);
    else {
      try {
        inflate.push(piece, at + PIECE >= packed.length);
      } catch (error) {
        // Errors of the library mean that the bytes are not valid deflate data.
        throw error instanceof UnreadableSheet || !isFromInflate(error)
          ? error
          : new UnreadableSheet('damaged');
      }
    }
  }
};

/** Errors of the library have a `code`; errors of the caller have none. */
const isFromInflate = (error: unknown) => error instanceof Error && 'code' in error;

const STORED = 0;
const DEFLATED = 8;

/** The directory at the end of the archive (PKWARE's application note, 4.3.12 and 4.3.16). */
const entriesOf = (bytes: Uint8Array): Map<string, Entry> => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = endOf(view);
  const count = view.getUint16(end + 10, true);
  if (count > MAX_ENTRIES) throw new UnreadableSheet('too_large');
  const entries = new Map<string, Entry>();
  let at = view.getUint32(end + 16, true);
  let total = 0;
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== DIRECTORY_ENTRY) {
      throw new UnreadableSheet('damaged');
    }
    if (view.getUint16(at + 8, true) & ENCRYPTED) throw new UnreadableSheet('password');
    const length = view.getUint16(at + 28, true);
    const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + length));
    const size = view.getUint32(at + 24, true);
    total += size;
    entries.set(name.replaceAll('\\', '/').replace(/^\//, ''), {
      method: view.getUint16(at + 10, true),
      checksum: view.getUint32(at + 16, true),
      packed: view.getUint32(at + 20, true),
      size,
      offset: view.getUint32(at + 42, true),
    });
    at += 46 + length + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  if (total > MAX_UNPACKED) throw new UnreadableSheet('too_large');
  return entries;
};

const ENCRYPTED = 1;
const DIRECTORY_ENTRY = 0x02014b50;
const DIRECTORY_END = 0x06054b50;
const LOCAL_HEADER = 0x04034b50;

/** The offset of the end record, which a comment of up to 64 kB may follow. */
const endOf = (view: DataView): number => {
  const last = view.byteLength - 22;
  for (let at = last; at >= Math.max(0, last - 0xffff); at -= 1) {
    if (view.getUint32(at, true) === DIRECTORY_END) return at;
  }
  throw new UnreadableSheet('damaged');
};

/** The offset of a file's bytes, after its local header. */
const startOf = (bytes: Uint8Array, offset: number): number => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (offset + 30 > bytes.length || view.getUint32(offset, true) !== LOCAL_HEADER) {
    throw new UnreadableSheet('damaged');
  }
  return offset + 30 + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
};
