import type { ImportFormat } from '@/core/imports';
import { createColumnValidator, type CellReading, type ColumnValidator } from './column-validator';
import type { RowText } from '@/imports/read/csv-parser';
import type { FileLayout } from './file-layout';
import type { ColumnConstraint } from './column-constraints';
import { inheritedColumns, NOT_ONE_OF_CUSTOMER } from './inherited-columns';
import type { KnownCodes } from './known-codes';
import { createTypoReader } from './value-typos';
import { hashOf, isAt, nextHash } from '@/imports/read/text-hash';

/**
 * A column of the format; `at` is its index in the file, -1 where the file lacks it. `isAbsent` where neither a value
 * for all rows nor those of the rows' customers replace it.
 */
export type FormatColumn = ColumnValidator & {
  name: string;
  index: number;
  at: number;
  isAbsent: boolean;
  /** The index of the customer's column, and the code for a customer, where the column is filled from it. */
  inherited?: { from: number; codeOf: (customer: string) => string | undefined };
};

/**
 * The readings of a row, in the order of the format's columns; `hasProblem` where one of them has an error,
 * `hasWarning` where one has a warning, `hasSurplus` where the row has cells beyond the last column, `isShort` where it
 * ends before it.
 */
export type RowReading = {
  cells: readonly CellReading[];
  hasProblem: boolean;
  hasWarning: boolean;
  hasSurplus: boolean;
  isShort: boolean;
};

/**
 * The columns of the `format` in a file with this layout.
 *
 * @param onOtherWriting called for cells that may be in another form than the one they are read in
 */
export const formatColumns = (
  format: ImportFormat,
  { mapping, readers, constants, inherited, kinds, words }: FileLayout,
  { codes, constraints }: { codes: KnownCodes; constraints: readonly ColumnConstraint[] },
  onOtherWriting?: () => void,
): FormatColumn[] => {
  const ofCustomers = inheritedColumns(inherited, mapping, { codes, constraints });
  return format.columns.map((column, index) => {
    const { name } = column;
    const at = mapping.indexOf(name);
    const constant = at === -1 ? constants.get(name) : undefined;
    const own = ofCustomers.find((other) => other.name === name);
    const isAbsent = at === -1 && constant === undefined && !own;
    const known = codes.get(name);
    const kind = kinds.get(name);
    const reader = readers.get(name);
    const validator = createColumnValidator(format, column, {
      codes: !isAbsent && known?.isWhole ? known : undefined,
      isKey: format.key.includes(name),
      isText: kind === undefined,
      reader,
      typoIn: kind === 'choice' ? createTypoReader(words[name] ?? {}) : undefined,
      onNumber: kind === 'number' && !reader ? onOtherWriting : undefined,
      onProblem: kind && at !== -1 ? onOtherWriting : undefined,
      constant,
    });
    const from = format.columns.findIndex((other) => other.name === own?.from);
    return {
      ...validator,
      name,
      index,
      at,
      isAbsent,
      inherited: own && { from, codeOf: own.codeOf },
    };
  });
};

/**
 * Creates a reader of rows with `width` cells. The next row overwrites the result. Most cells equal the cell above,
 * such as a year or a company: these are only compared, the others are read.
 */
export const createRowReader = (columns: readonly FormatColumn[], width: number) => {
  const byPlace = Array.from({ length: width }, (_, at) =>
    columns.find((column) => column.at === at),
  );
  const cells = columns.map(({ absent }) => absent);
  /** The cells of the row before, by index; undefined where the reading depends on the position in the row. */
  const above: (CellReading | undefined)[] = byPlace.map(() => undefined);
  const isAbsentWrong = columns.some(
    ({ at, absent, inherited }) => at === -1 && !inherited && absent.problem !== undefined,
  );
  const inheriting = columns.flatMap((column) =>
    column.inherited ? { ...column, ...column.inherited } : [],
  );
  const hasAbsentWarning = columns.some(
    ({ at, absent }) => at === -1 && absent.warning !== undefined,
  );
  const reading = {
    cells,
    hasProblem: false,
    hasWarning: false,
    hasSurplus: false,
    isShort: false,
  };
  let sign = 0;

  const put = (column: FormatColumn, cell: CellReading) => {
    cells[column.index] = cell;
    above[column.at] = cell.isPlain ? cell : undefined;
    if (cell.problem !== undefined) reading.hasProblem = true;
    if (cell.warning !== undefined) reading.hasWarning = true;
  };

  /** Reads the cell that starts at `start`; returns where it ends. */
  const readCell = ({ text, end: rowEnd }: RowText, start: number, at: number): number => {
    let end = start;
    let hash = 0;
    let isPlain = true;
    for (; end < rowEnd; end += 1) {
      const code = text.charCodeAt(end);
      if (code === sign) break;
      if (code === ESCAPE) isPlain = false;
      hash = nextHash(hash, code);
    }
    const column = byPlace[at];
    if (column) put(column, column.read(text, start, end, hash, isPlain, end === rowEnd));
    else if (at >= width) reading.hasSurplus ||= text.slice(start, end).trim() !== '';
    return end;
  };

  /** Fills a column from the row's customer; a wrong customer has an error of its own. */
  const inherit = ({ index, read, absent, from, codeOf }: (typeof inheriting)[number]) => {
    const customer = cells[from];
    const code = customer?.problem === undefined ? codeOf(customer?.text ?? '') : '';
    const isFound = code !== undefined && code !== '';
    const problem = code === undefined ? NOT_ONE_OF_CUSTOMER : undefined;
    const cell = isFound
      ? read(code, 0, code.length, hashOf(code), true, false)
      : { ...absent, problem };
    cells[index] = cell;
    if (cell.problem !== undefined) reading.hasProblem = true;
  };

  return (row: RowText): RowReading => {
    const rowSign = row.separator.charCodeAt(0);
    // Cells of the row before may contain the separator of this row.
    if (rowSign !== sign) above.fill(undefined);
    sign = rowSign;
    reading.hasSurplus = false;
    reading.hasProblem = isAbsentWrong;
    reading.hasWarning = hasAbsentWarning;
    let at = 0;
    for (let start = row.start; start <= row.end; at += 1) {
      const same = above[at];
      if (same && isWholeCell(row, start, sign, same.cell)) {
        if (same.problem !== undefined) reading.hasProblem = true;
        if (same.warning !== undefined) reading.hasWarning = true;
        start += same.cell.length + 1;
      } else {
        start = readCell(row, start, at) + 1;
      }
    }
    reading.isShort = at < width;
    for (; at < width; at += 1) {
      const column = byPlace[at];
      if (column) put(column, column.read('', 0, 0, 0, true, false));
    }
    for (const column of inheriting) inherit(column);
    return reading;
  };
};

/** The sign of an apostrophe, with which an export escapes a cell. */
const ESCAPE = 39;

/** Whether the cell that starts at `start` is `cell`; `sign` separates cells. */
const isWholeCell = (
  { text, end: rowEnd }: RowText,
  start: number,
  sign: number,
  cell: string,
): boolean => {
  const end = start + cell.length;
  const isEnd = end === rowEnd || (end < rowEnd && text.charCodeAt(end) === sign);
  return isEnd && isAt(text, start, cell);
};
