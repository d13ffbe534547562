/** The encodings a CSV file may have, as TextDecoder calls them. */
export const ENCODINGS = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252', 'iso-8859-15'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** Kinds of files that are not text, by their first bytes; spreadsheets are zip archives by default. */
export type NoText = 'zip' | 'binary';

/**
 * The encoding of a file by its first bytes: that of its byte order mark, otherwise UTF-8 if they are valid, otherwise
 * a single-byte encoding ({@link byteEncodingOf}).
 */
export const detectEncoding = (head: Uint8Array): Encoding | NoText => {
  const [first, second, third] = head;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0x50 && second === 0x4b && (third === 3 || third === 5)) return 'zip';
  // Only UTF-16, which has a byte order mark, contains zero bytes.
  if (head.includes(0)) return 'binary';
  return isUtf8(head) ? 'utf-8' : byteEncodingOf(head);
};

/**
 * Windows-1252, in which all bytes are valid; ISO-8859-15 if the bytes have its euro sign, and no character that only
 * Windows-1252 has, such as its own euro sign.
 */
export const byteEncodingOf = (bytes: Uint8Array): Encoding => {
  const isOfWindows = bytes.some((byte) => byte >= 0x80 && byte < 0xa0);
  return bytes.includes(ISO_EURO) && !isOfWindows ? 'iso-8859-15' : 'windows-1252';
};

const ISO_EURO = 0xa4;

/** Whether `bytes` are valid UTF-8; the last character may be cut off. */
const isUtf8 = (bytes: Uint8Array): boolean => {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
    return true;
  } catch {
    return false;
  }
};
