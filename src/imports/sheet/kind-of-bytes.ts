import { UnreadableSheet, type SheetProblem } from './sheet-problem';

/**
 * Whether a file is an archive, as .xlsx and .ods are, by its first bytes. Other workbooks are distinguished from files
 * of text.
 *
 * @throws UnreadableSheet for an .xls, by its bytes or its name, and for a workbook with a password
 */
export const isArchive = async (file: Blob): Promise<boolean> => {
  const head = new Uint8Array(await file.slice(0, 8).arrayBuffer());
  if (begins(head, ZIP) || begins(head, EMPTY_ZIP)) return true;
  if (begins(head, COMPOUND)) {
    const isEncrypted = (await textOf(file)).includes(utf16('EncryptedPackage'));
    throw new UnreadableSheet(isEncrypted ? 'password' : 'old_xls');
  }
  const isOld = OLD_NAME.test(nameOf(file));
  // Old programs save workbooks before Excel 97, and pages of HTML, under this name.
  if (isOld && (OLD_BYTES.has(head[0] ?? 0) || begins(head, TAG))) {
    throw new UnreadableSheet('old_xls');
  }
  return false;
};

/** Why a file without text cannot be read, where its name is that of a workbook; undefined for other names. */
export const problemByName = (file: Blob): SheetProblem | undefined => {
  if (OLD_NAME.test(nameOf(file))) return 'old_xls';
  return BOOK_NAME.test(nameOf(file)) ? 'damaged' : undefined;
};

const nameOf = (file: Blob): string => ('name' in file ? String(file.name) : '');

const ZIP = [0x50, 0x4b, 3, 4];
const EMPTY_ZIP = [0x50, 0x4b, 5, 6];
const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0];
const TAG = [0x3c];
const OLD_NAME = /\.xl[st]$/i;
const BOOK_NAME = /\.(xls[xm]|ods)$/i;
const OLD_BYTES = new Set([0x09]);

const begins = (head: Uint8Array, sign: readonly number[]) =>
  sign.every((byte, at) => head[at] === byte);

/** The names of the parts are in UTF-16, in a sector that may be the last. */
const textOf = async (file: Blob) => new TextDecoder('latin1').decode(await file.arrayBuffer());

const utf16 = (text: string) => [...text].map((sign) => `${sign}\0`).join('');
