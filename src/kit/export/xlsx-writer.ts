import { strToU8, Zip, ZipDeflate } from 'fflate';
import { DAY_MS } from '@/core/days';

/** A cell: a text, a number, a day or a moment in local time, both as ISO 8601. */
export type Cell = string | number | { day: string } | { moment: string };

/** A column: its name, and the kind of its numbers. */
export type CellColumn = { label: string; numbers?: 'amount' | 'count' | undefined };

/**
 * Writes an .xlsx file of one sheet, piece by piece: with a frozen header, a filter, and columns as wide as their first
 * texts. Texts have the text format, so that codes keep their zeros when edited; days, moments and amounts are shown in
 * the notation of the reader's spreadsheet.
 */
export const createXlsx = (name: string, columns: readonly CellColumn[]) => {
  let pieces: Uint8Array<ArrayBuffer>[] = [];
  let rows = 1;
  const zip = new Zip((_, piece) => void pieces.push(piece));
  const taken = (): Uint8Array<ArrayBuffer>[] => {
    const own = pieces;
    pieces = [];
    return own;
  };
  const file = (path: string): ZipDeflate => {
    const own = new ZipDeflate(path, { level: 6 });
    zip.add(own);
    return own;
  };
  const put = (path: string, xml: string) => file(path).push(strToU8(HEAD + xml), true);
  for (const [path, xml] of Object.entries(PARTS)) put(path, xml);
  put('xl/workbook.xml', workbookOf(name));
  const sheet = file('xl/worksheets/sheet1.xml');
  let isBegun = false;

  const begin = (first: readonly (readonly Cell[])[]) => {
    isBegun = true;
    sheet.push(strToU8(sheetHead(columns, first) + rowOf(1, columns.map(headCell))));
  };

  return {
    /** Adds rows, and returns the bytes that they complete. */
    write: (more: readonly (readonly Cell[])[]): Uint8Array<ArrayBuffer>[] => {
      if (!isBegun) begin(more);
      const xml = more.map((cells) =>
        rowOf(
          (rows += 1),
          cells.map((cell, at) => cellOf(cell, columns[at])),
        ),
      );
      if (xml.length > 0) sheet.push(strToU8(xml.join('')));
      return taken();
    },
    /** The last bytes; `note` is a text below the rows. */
    end: (note?: string): Uint8Array<ArrayBuffer>[] => {
      if (!isBegun) begin([]);
      const last = note ? rowOf(rows + 1, [cellOf(note)]) : '';
      const all = `A1:${columnName(Math.max(0, columns.length - 1))}${rows}`;
      sheet.push(strToU8(`${last}</sheetData><autoFilter ref="${all}"/></worksheet>`), true);
      zip.end();
      return taken();
    },
  };
};

/** The cell styles, by their index in the styles below. */
const STYLES = { head: 1, text: 2, day: 3, moment: 4, amount: 5, count: 6 } as const;
/** Built-in formats, which spreadsheets show in the reader's language: text, day, moment, amount, count. */
const FORMATS = [0, 49, 49, 14, 22, 4, 3];

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const KIND = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const PARTS: Readonly<Record<string, string>> = {
  '[Content_Types].xml':
    `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>` +
    `<Override PartName="/xl/workbook.xml" ContentType="${KIND}.sheet.main+xml"/>` +
    `<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${KIND}.worksheet+xml"/>` +
    `<Override PartName="/xl/styles.xml" ContentType="${KIND}.styles+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/_rels/workbook.xml.rels':
    `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/>` +
    `<Relationship Id="rId2" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml':
    `<styleSheet xmlns="${MAIN}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>` +
    '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
    '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
    '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
    `<cellXfs count="${FORMATS.length}">${FORMATS.map(
      (id, at) =>
        `<xf numFmtId="${id}" fontId="${at === STYLES.head ? 1 : 0}" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/>`,
    ).join('')}</cellXfs></styleSheet>`,
};

/** Sheet names have at most 31 characters, and none of the replaced ones. */
const workbookOf = (name: string) =>
  `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="${escaped(
    name.replace(/[\\/*?:[\]]/g, ' ').slice(0, 31),
  )}" sheetId="1" r:id="rId1"/></sheets></workbook>`;

const sheetHead = (columns: readonly CellColumn[], first: readonly (readonly Cell[])[]) =>
  `<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${columns
    .map(({ label }, at) => {
      const widest = Math.max(label.length + 3, ...first.map((cells) => lengthOf(cells[at])));
      return `<col min="${at + 1}" max="${at + 1}" width="${Math.min(60, Math.max(8, widest + 2))}" customWidth="1"/>`;
    })
    .join('')}</cols><sheetData>`;

const lengthOf = (cell: Cell = ''): number =>
  typeof cell === 'object' ? ('day' in cell ? 10 : 16) : String(cell).length;

const rowOf = (row: number, cells: readonly string[]) =>
  `<row r="${row}">${cells.map((cell, at) => cell.replace('<c', `<c r="${columnName(at)}${row}"`)).join('')}</row>`;

const headCell = ({ label }: CellColumn) => textCell(label, STYLES.head);

const cellOf = (cell: Cell, { numbers }: Partial<CellColumn> = {}): string => {
  if (typeof cell === 'number') return valueCell(cell, numbers ? STYLES[numbers] : 0);
  if (typeof cell === 'string') return textCell(cell, STYLES.text);
  return 'day' in cell
    ? valueCell(serialOf(cell.day), STYLES.day)
    : valueCell(serialOf(cell.moment), STYLES.moment);
};

const valueCell = (value: number, style: number) => `<c s="${style}"><v>${value}</v></c>`;

const textCell = (text: string, style: number) =>
  text === ''
    ? `<c s="${style}"/>`
    : `<c s="${style}" t="inlineStr"><is><t xml:space="preserve">${escaped(text.slice(0, MAX_TEXT))}</t></is></c>`;

/** Maximum length of a text in a cell of a spreadsheet. */
const MAX_TEXT = 32_767;

/** The days since the end of 1899, as spreadsheets count them. */
const serialOf = (iso: string): number =>
  (Date.parse(`${iso.slice(0, 10)}T${iso.slice(11, 19) || '00:00:00'}Z`) - EPOCH) / DAY_MS;

const EPOCH = Date.UTC(1899, 11, 30);

const columnName = (column: number): string =>
  (column >= 26 ? columnName(Math.floor(column / 26) - 1) : '') +
  String.fromCharCode(65 + (column % 26));

const escaped = (text: string): string =>
  text
    // XML has none of these characters.
    // oxlint-disable-next-line no-control-regex
    .replace(/[\0-\x08\x0B\x0C\x0E-\x1F\uFFFE\uFFFF]/g, '')
    .replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
    .replaceAll('\r', '_x000D_')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
