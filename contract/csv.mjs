// @ts-check
/**
 * The letters the kit sends whose bytes in Windows-1252 differ from Latin-1.
 *
 * @type {Readonly<Record<string, number>>}
 */
const WINDOWS_1252 = { '’': 0x92, '€': 0x80 };

/**
 * The encodings and separators of the files that users import.
 *
 * @type {readonly [name: string, separator: string, bytes: (text: string) => Uint8Array<ArrayBuffer>][]}
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
 * Returns the text of a CSV file.
 *
 * @param {readonly string[]} columns
 * @param {readonly Readonly<Record<string, unknown>>[]} rows values by column; the items of a list are joined with `|`
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
