// @ts-check
/**
 * Windows-1252 where it is not Latin-1, for the letters that the kit sends. @type {Readonly<Record<string, number>>}
 */
const WINDOWS_1252 = { '’': 0x92, '€': 0x80 };

/**
 * The ways in which files come: name, separator, bytes of a text. @type {readonly [name: string, separator: string,
 * bytes: (text: string) => Uint8Array<ArrayBuffer>][]}
 */
export const FORMS = [
  ['UTF-8, commas', ',', (text) => bytesOf(Buffer.from(text))],
  ['UTF-8 with a mark, semicolons', ';', (text) => bytesOf(Buffer.from(`\uFEFF${text}`))],
  ['UTF-16, tabs', '\t', (text) => bytesOf(Buffer.from(`\uFEFF${text}`, 'utf16le'))],
  [
    'UTF-16 big-endian, commas',
    ',',
    (text) => bytesOf(Buffer.from(`\uFEFF${text}`, 'utf16le').swap16()),
  ],
  ['Windows-1252, semicolons', ';', (text) => Uint8Array.from([...text].map(windowsByte))],
];

/** @param {string} letter */
const windowsByte = (letter) => WINDOWS_1252[letter] ?? letter.charCodeAt(0);

/** @param {Buffer} buffer */
const bytesOf = (buffer) => Uint8Array.from(buffer);

/**
 * A file.
 *
 * @param {readonly string[]} columns
 * @param {readonly Readonly<Record<string, unknown>>[]} rows the items of a list are joined with `|`
 * @param {string} separator
 */
export const csvOf = (columns, rows, separator) =>
  [columns.join(separator), ...rows.map((row) => lineOf(columns, row, separator)), ''].join('\r\n');

/** @type {(columns: readonly string[], row: Readonly<Record<string, unknown>>, separator: string) => string} */
const lineOf = (columns, row, separator) =>
  columns
    .map((column) => {
      const text = [row[column] ?? ''].flat().join('|');
      return `"${text.replaceAll('"', '""')}"`;
    })
    .join(separator);
