import type { Book, BookReader, CellSink, CellView, NumberFormatter, SheetNotes } from './book';
import { newNotes } from './book';
import { numberText } from './number-cells';
import { UnreadableSheet } from './sheet-problem';
import { readStyles, type CellStyle } from './xlsx-styles';
import { attributeOf, createXmlScanner } from './xml-scanner';
import type { Archive } from './zip-archive';

/** Opens an .xlsx workbook (ECMA-376, part 1, 18). */
export const openXlsx: BookReader = (archive, format) => {
  const { sheets, is1904 } = readWorkbook(archive);
  const paths = readTargets(archive);
  let shared: Shared | undefined;
  const read: Book['read'] = (index, view, sink) => {
    shared ??= {
      texts: readSharedTexts(archive, paths.of('sharedStrings') ?? 'xl/sharedStrings.xml'),
      styles: readStyles(archive, paths.of('styles') ?? 'xl/styles.xml'),
    };
    const path = paths.by(sheets[index]?.relation ?? '');
    if (!path || !archive.has(path)) throw new UnreadableSheet('damaged');
    return readCells(archive, path, { ...shared, is1904, view, format }, sink);
  };
  return { sheets, read };
};

type Shared = { texts: readonly string[]; styles: readonly CellStyle[] };

const readWorkbook = (archive: Archive) => {
  const sheets: { name: string; isHidden: boolean; relation: string }[] = [];
  let is1904 = false;
  archive.read(
    'xl/workbook.xml',
    createXmlScanner({
      open: (tag, attributes) => {
        if (tag === 'workbookPr') is1904 = isTrue(attributeOf(attributes, 'date1904'));
        if (tag !== 'sheet') return;
        sheets.push({
          name: attributeOf(attributes, 'name') ?? '',
          isHidden: (attributeOf(attributes, 'state') ?? 'visible') !== 'visible',
          relation: /\w+:id=["']([^"']*)/.exec(attributes)?.[1] ?? '',
        });
      },
      text: () => undefined,
      close: () => undefined,
    }),
  );
  return { sheets, is1904 };
};

/** The paths of the workbook's parts, by the ids and by the kinds of its relations. */
const readTargets = (archive: Archive) => {
  const paths = new Map<string, string>();
  const kinds = new Map<string, string>();
  archive.read(
    'xl/_rels/workbook.xml.rels',
    createXmlScanner({
      open: (tag, attributes) => {
        if (tag !== 'Relationship') return;
        const target = attributeOf(attributes, 'Target') ?? '';
        const path = target.startsWith('/') ? target.slice(1) : `xl/${target.replace(/^\.\//, '')}`;
        paths.set(attributeOf(attributes, 'Id') ?? '', path);
        kinds.set(attributeOf(attributes, 'Type')?.split('/').at(-1) ?? '', path);
      },
      text: () => undefined,
      close: () => undefined,
    }),
  );
  return { by: (id: string) => paths.get(id), of: (kind: string) => kinds.get(kind) };
};

/** The texts that cells refer to by their index, without the phonetic readings of Asian words (`rPh`). */
const readSharedTexts = (archive: Archive, path: string): string[] => {
  const texts: string[] = [];
  let text = '';
  let isText = false;
  let isReading = false;
  archive.read(
    path,
    createXmlScanner({
      open: (tag) => {
        if (tag === 'si') text = '';
        else if (tag === 'rPh') isReading = true;
        else if (tag === 't') isText = !isReading;
      },
      text: (part) => {
        if (isText) text += part;
      },
      close: (tag) => {
        if (tag === 't') isText = false;
        else if (tag === 'rPh') isReading = false;
        else if (tag === 'si') texts.push(unescaped(text));
      },
    }),
  );
  return texts;
};

type Reading = Shared & { is1904: boolean; view: CellView; format: NumberFormatter };

const readCells = (
  archive: Archive,
  path: string,
  { texts, styles, is1904, view, format }: Reading,
  sink: CellSink,
): SheetNotes => {
  const notes = newNotes();
  let row = -1;
  let column = -1;
  let isWanted = true;
  let isOpen = false;
  let isHidden = false;
  let type = '';
  let style: CellStyle | undefined;
  let value = '';
  let hasValue = false;
  let hasFormula = false;
  let taking = false;

  /** A row begins with its first value, because rows with formats alone may go on to the millionth. */
  const beginRow = () => {
    isOpen = true;
    if (isHidden) notes.hiddenRows += 1;
    isWanted = sink.row(row);
  };

  const cellText = (): string => {
    if (type === 's') return texts[Number(value)] ?? '';
    if (type === 'b') return value === '1' ? 'TRUE' : 'FALSE';
    if (type === 'str' || type === 'inlineStr') return unescaped(value);
    if (type === 'd') return value.replace(/T00:00:00(\.0+)?Z?$/, '');
    if (type === 'e' || value === '') return value;
    const { code, kind } = style ?? GENERAL;
    return isFormatted() ? format(code, Number(value)) : numberText(value, kind, is1904);
  };
  const isFormatted = () =>
    view === 'shown' && (style ?? GENERAL).code !== 'General' && Number.isFinite(Number(value));

  const scan = createXmlScanner({
    open: (tag, attributes) => {
      if (tag === 'c') {
        const place = attributeOf(attributes, 'r');
        column = place ? columnOf(place) : column + 1;
        type = attributeOf(attributes, 't') ?? 'n';
        style = styles[Number(attributeOf(attributes, 's') ?? 0)];
        value = '';
        hasValue = hasFormula = false;
      } else if (tag === 'v' || tag === 't') {
        taking = true;
        hasValue = true;
      } else if (tag === 'f') hasFormula = true;
      else if (tag === 'row') {
        row = Number(attributeOf(attributes, 'r') ?? row + 2) - 1;
        column = -1;
        isHidden = isTrue(attributeOf(attributes, 'hidden'));
        isOpen = false;
      } else if (tag === 'col' && isTrue(attributeOf(attributes, 'hidden'))) {
        const first = Number(attributeOf(attributes, 'min') ?? 1);
        notes.hiddenColumns += Number(attributeOf(attributes, 'max') ?? first) - first + 1;
      } else if (tag === 'mergeCell') notes.merged += 1;
      else if (tag === 'rPh') type = 'reading';
    },
    text: (text) => {
      if (taking && type !== 'reading') value += text;
    },
    close: (tag) => {
      if (tag === 'v' || tag === 't') taking = false;
      else if (tag === 'rPh') type = 'inlineStr';
      else if (tag === 'c') {
        if (hasFormula) notes.formulas += 1;
        if (hasFormula && !hasValue) notes.valueless += 1;
        if (isWanted && value !== '') {
          if (!isOpen) beginRow();
          if (isWanted) sink.cell(column, cellText(), type === 'n' && !isFormatted());
        }
      }
    },
  });
  archive.read(path, (piece) => {
    scan(piece);
    return isWanted;
  });
  return notes;
};

const GENERAL: CellStyle = { code: 'General', kind: { kind: 'number' } };

const isTrue = (text: string | undefined) => text === '1' || text === 'true';

/** The index of a cell's column: 0 for `A7`, 27 for `AB7`. */
const columnOf = (place: string): number => {
  let column = 0;
  for (let at = 0; at < place.length; at += 1) {
    const code = place.charCodeAt(at);
    if (code < 65) break;
    column = column * 26 + (code & 31);
  }
  return column - 1;
};

/** Texts write characters that XML does not have as `_x000D_`. */
const unescaped = (text: string): string =>
  text.includes('_x')
    ? text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) =>
        String.fromCharCode(Number.parseInt(code, 16)),
      )
    : text;
