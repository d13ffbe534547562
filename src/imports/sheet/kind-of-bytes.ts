import { UnreadableSheet, type SheetProblem } from './sheet-problem';

/**
 * Whether a file is an archive, as .xlsx and .ods are, by its first bytes. Other workbooks, and files without rows, are
 * distinguished from files of text.
 *
 * @throws UnreadableSheet for an .xls, by its bytes or its name, for a workbook with a password, and for a file without
 * rows, such as a PDF, by its bytes
 */
export const isArchive = async (file: Blob): Promise<boolean> => {
  const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  if (begins(head, ZIP) || begins(head, EMPTY_ZIP)) return true;
  if (begins(head, COMPOUND)) throw new UnreadableSheet(compoundIn(await textOf(file)));
  const isOld = OLD_NAME.test(nameOf(file));
  // Old programs save workbooks before Excel 97, and pages of HTML, under this name.
  if (isOld && (OLD_BYTES.has(head[0] ?? 0) || begins(head, TAG))) {
    throw new UnreadableSheet('old_xls');
  }
  const text = String.fromCharCode(...head);
  const other = OTHERS.find(([, sign]) => sign.test(text));
  if (other) throw new UnreadableSheet(other[0]);
  return false;
};

/** The reason why a file without text cannot be read, if it is named like a workbook; undefined for other names. */
export const problemByName = (file: Blob): SheetProblem | undefined => {
  if (OLD_NAME.test(nameOf(file))) return 'old_xls';
  return isNamedAsBook(file) ? 'damaged' : undefined;
};

/** Whether a file is named like a workbook in the form of an archive. */
export const isNamedAsBook = (file: Blob): boolean => BOOK_NAME.test(nameOf(file));

/** The reason why a compound file cannot be read, by the names of its parts: an .xls, a .doc, or a password. */
const compoundIn = (text: string): SheetProblem => {
  if (text.includes(utf16('EncryptedPackage'))) return 'password';
  return text.includes(utf16('WordDocument')) ? 'document' : 'old_xls';
};

const nameOf = (file: Blob): string => ('name' in file ? String(file.name) : '');

const ZIP = [0x50, 0x4b, 3, 4];
const EMPTY_ZIP = [0x50, 0x4b, 5, 6];
const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0];
const TAG = [0x3c];
const OLD_NAME = /\.xl[st]$/i;
const BOOK_NAME = /\.(xls[xm]|ods)$/i;
const OLD_BYTES = new Set([0x09]);

const HEAD_BYTES = 64;
/** Files that have no rows, by how they begin; a page may begin with a byte order mark and blanks. */
const OTHERS: readonly (readonly [SheetProblem, RegExp])[] = [
  ['pdf', /^%PDF-/],
  ['picture', /^(?:\x89PNG\r|\xff\xd8\xff|GIF8[79]a|RIFF[^]{4}WEBP|[^]{4}ftyp(?:heic|avif|mif1))/],
  ['document', /^\{\\rtf/],
  ['web_page', /^(?:\xef\xbb\xbf)?\s*<(?:!doctype html|html|\?xml)[\s>]/i],
  ['json', /^(?:\xef\xbb\xbf)?\s*(?:\[\s*)?\{\s*"/],
];

const begins = (head: Uint8Array, sign: readonly number[]) =>
  sign.every((byte, at) => head[at] === byte);

/** The names of the parts are in UTF-16, in a sector that may be the last. */
const textOf = async (file: Blob) => new TextDecoder('latin1').decode(await file.arrayBuffer());

const utf16 = (text: string) => [...text].map((sign) => `${sign}\0`).join('');
