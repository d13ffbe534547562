import { BUILT_IN_FORMATS, numberKindOf, type NumberKind } from './number-cells';
import { attributeOf, createXmlScanner } from './xml-scanner';
import type { Archive } from './zip-archive';

/** The number format of a cell's style: its code, and the kind of number it shows. */
export type CellStyle = { code: string; kind: NumberKind };

/** The styles of the cells, by their index (ECMA-376, 18.8.10). */
export const readStyles = (archive: Archive, path: string): CellStyle[] => {
  const codes = new Map<number, string>();
  const styles: CellStyle[] = [];
  let isInCells = false;
  archive.read(
    path,
    createXmlScanner({
      open: (name, attributes) => {
        if (name === 'numFmt') {
          codes.set(numberIn(attributes, 'numFmtId'), attributeOf(attributes, 'formatCode') ?? '');
        } else if (name === 'cellXfs') isInCells = true;
        else if (name === 'xf' && isInCells) {
          const id = numberIn(attributes, 'numFmtId');
          const code = codes.get(id) ?? BUILT_IN_FORMATS[id] ?? 'General';
          styles.push({ code, kind: numberKindOf(code) });
        }
      },
      text: () => undefined,
      close: (name) => {
        if (name === 'cellXfs') isInCells = false;
      },
    }),
  );
  return styles;
};

const numberIn = (attributes: string, name: string): number =>
  Number(attributeOf(attributes, name) ?? 0);
