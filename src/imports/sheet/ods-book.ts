import type { Book, BookReader, CellSink, CellView, SheetNotes } from './book';
import { newNotes } from './book';
import { plainNumber } from './number-cells';
import { attributeOf, createXmlScanner } from './xml-scanner';
import type { Archive } from './zip-archive';

/** Opens an .ods workbook (OpenDocument 1.3, part 3, 9). */
export const openOds: BookReader = (archive) => {
  const sheets = readSheets(archive);
  const read: Book['read'] = (index, view, sink) => readCells(archive, index, view, sink);
  return { sheets, read };
};

const CONTENT = 'content.xml';

const readSheets = (archive: Archive) => {
  const sheets: { name: string; isHidden: boolean }[] = [];
  const hidden = new Set<string>();
  let style = '';
  let depth = 0;
  archive.read(
    CONTENT,
    createXmlScanner({
      open: (tag, attributes) => {
        if (tag === 'style') style = attributeOf(attributes, 'style:name') ?? '';
        else if (tag === 'table-properties') {
          if (attributeOf(attributes, 'table:display') === 'false') hidden.add(style);
        } else if (tag === 'table' && (depth += 1) === 1) {
          sheets.push({
            name: attributeOf(attributes, 'table:name') ?? '',
            isHidden: hidden.has(attributeOf(attributes, 'table:style-name') ?? ''),
          });
        }
      },
      text: () => undefined,
      close: (tag) => {
        if (tag === 'table') depth -= 1;
      },
    }),
  );
  return sheets;
};

/** Repeated cells beyond these are the empty, but formatted, space around a table. */
const MAX_COLUMNS = 16_384;

const readCells = (archive: Archive, index: number, view: CellView, sink: CellSink): SheetNotes => {
  const notes = newNotes();
  let sheet = -1;
  let depth = 0;
  let row = 0;
  let rows = 1;
  let isHidden = false;
  let cells: { column: number; text: string; isNumber: boolean }[] = [];
  let column = 0;
  let isWanted = true;
  let attributes = '';
  let text = '';
  let paragraphs = 0;
  let isInParagraph = false;
  /** Depth of notes and drawings within a cell, whose texts are not the cell's. */
  let aside = 0;

  const isHere = () => sheet === index && depth === 1;
  const endCell = () => {
    const times = repeated(attributes, 'table:number-columns-repeated');
    const own = cellText(attributes, text, view);
    const formula = attributeOf(attributes, 'table:formula');
    if (formula !== undefined) {
      notes.formulas += 1;
      if (own === '' && !attributes.includes('office:value-type')) notes.valueless += 1;
    }
    if (own !== '') {
      const isNumber = view === 'values' && isNumberCell(attributes);
      for (let at = 0; at < times && column + at < MAX_COLUMNS; at += 1) {
        cells.push({ column: column + at, text: own, isNumber });
      }
    }
    column += times;
  };
  const endRow = () => {
    if (isHidden && cells.length > 0) notes.hiddenRows += rows;
    // Rows without values are only counted, because every sheet ends with up to a million of them.
    for (let at = 0; cells.length > 0 && at < rows && isWanted; at += 1) {
      isWanted = sink.row(row + at);
      if (isWanted) for (const cell of cells) sink.cell(cell.column, cell.text, cell.isNumber);
    }
    row += rows;
  };

  const scan = createXmlScanner({
    open: (tag, own) => {
      if (tag === 'table') {
        depth += 1;
        if (depth === 1) sheet += 1;
      }
      if (!isHere()) return;
      if (tag === 'table-row') {
        rows = repeated(own, 'table:number-rows-repeated');
        cells = [];
        column = 0;
        const visibility = attributeOf(own, 'table:visibility');
        isHidden = visibility === 'collapse' || visibility === 'filter';
      } else if (tag === 'table-column') {
        if (attributeOf(own, 'table:visibility') === 'collapse') {
          notes.hiddenColumns += repeated(own, 'table:number-columns-repeated');
        }
      } else if (tag === 'table-cell' || tag === 'covered-table-cell') {
        attributes = own;
        text = '';
        paragraphs = 0;
        const spanned =
          repeated(own, 'table:number-columns-spanned') +
          repeated(own, 'table:number-rows-spanned');
        if (spanned > 2) notes.merged += 1;
      } else if (ASIDE.has(tag)) aside += 1;
      else if (aside > 0) return;
      else if (tag === 'p') {
        if (paragraphs++ > 0) text += '\n';
        isInParagraph = true;
      } else if (tag === 's') text += ' '.repeat(Math.min(repeated(own, 'text:c'), 1000));
      else if (tag === 'tab') text += '\t';
      else if (tag === 'line-break') text += '\n';
    },
    text: (part) => {
      if (isHere() && aside === 0 && isInParagraph) text += part;
    },
    close: (tag) => {
      if (isHere()) {
        if (tag === 'table-cell' || tag === 'covered-table-cell') {
          endCell();
          paragraphs = 0;
        } else if (tag === 'table-row') endRow();
        else if (ASIDE.has(tag)) aside -= 1;
        else if (tag === 'p' && aside === 0) isInParagraph = false;
      }
      if (tag === 'table') depth -= 1;
    },
  });
  archive.read(CONTENT, (piece) => {
    scan(piece);
    return isWanted && sheet <= index;
  });
  return notes;
};

/** Notes, drawings and the readings above a text. */
const ASIDE: ReadonlySet<string> = new Set([
  'annotation',
  'frame',
  'custom-shape',
  'rect',
  'ellipse',
  'circle',
  'line',
  'connector',
  'caption',
  'path',
  'polygon',
  'polyline',
  'g',
  'ruby-text',
]);

const repeated = (attributes: string, name: string): number =>
  Math.max(1, Number(attributeOf(attributes, name) ?? 1) || 1);

const isNumberCell = (attributes: string): boolean =>
  NUMBER_TYPES.has(attributeOf(attributes, 'office:value-type') ?? '');

const NUMBER_TYPES: ReadonlySet<string> = new Set(['float', 'currency', 'percentage']);

/** The value of a cell; a number displayed with leading zeros is a code, and is read as displayed. */
const cellText = (attributes: string, text: string, view: CellView): string => {
  if (view === 'shown') return text;
  switch (attributeOf(attributes, 'office:value-type')) {
    case 'float':
    case 'currency':
    case 'percentage': {
      const value = attributeOf(attributes, 'office:value') ?? '';
      return /^0\d+$/.test(text) && Number(text) === Number(value) ? text : plainNumber(value);
    }
    case 'date':
      return (attributeOf(attributes, 'office:date-value') ?? text)
        .replace(/\.\d+$/, '')
        .replace(/T00:00:00$/, '');
    case 'time':
      return (attributeOf(attributes, 'office:time-value') ?? '')
        .replace(/^PT(\d+)H(\d+)M(\d+)(?:[.,]\d+)?S$/, '$1:$2:$3')
        .replace(/^P.*/, text);
    case 'boolean':
      return attributeOf(attributes, 'office:boolean-value') === 'true' ? 'TRUE' : 'FALSE';
    default:
      // The error of a formula is shown beside an empty value.
      return attributeOf(attributes, 'office:string-value') || text;
  }
};
