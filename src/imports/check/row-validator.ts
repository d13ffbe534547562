import * as z from '@/core/zod';
import type { ImportFormat } from '@/core/imports';
import { packMessage } from '@/core/validation-messages';
import type { RowText } from '@/imports/read/csv-parser';
import type { FileLayout } from './file-layout';
import type { LookUps } from '@/imports/compare/look-ups';
import { createRepeatedKeys, createRowKey } from './row-key';
import { createRowOutcomes } from '@/imports/compare/row-outcome';
import { createRowReader, formatColumns, type FormatColumn, type RowReading } from './row-reader';

/** An error of a row: the column concerned, and a packed message of the catalogue. */
export type RowIssue = { column: string; message: string };

type RowSource = {
  layout: FileLayout;
  lookUps: LookUps;
  rowAt: (row: number) => RowText;
  /** Called for cells that may be in another form than the one they are read in. */
  onOtherWriting?: () => void;
};

const CHECK = 'resources.import-record.check';

/**
 * Validates rows of a file with this `layout`: by the rules of form and backend, by the known codes, and by the rows
 * before. Each column is checked by itself, then the rules between columns: to parse a million whole rows would take
 * too long.
 *
 * @param rowAt an earlier row, by its number
 */
export const createRowValidator = (
  format: ImportFormat,
  { layout, lookUps, rowAt, onOtherWriting }: RowSource,
) => {
  const { mapping } = layout;
  const columns = formatColumns(format, layout, lookUps.codes, onOtherWriting);
  const absent = new Set(columns.filter(({ isAbsent }) => isAbsent).map(({ name }) => name));
  const key = createRowKey(columns, format.key);
  const isRepeated = createRepeatedKeys(key, rowAt);
  const { outcomeOf, mayExist } = createRowOutcomes(columns, key, {
    records: lookUps.records,
    isGrouped: format.isGrouped,
  });
  const addRuleIssues = createRuleCheck(format, columns);
  const tooManyCells = packMessage(`${CHECK}.too_many_cells`, { count: mapping.length });

  const columnIssues = ({ cells, hasProblem }: RowReading): RowIssue[] => {
    if (!hasProblem) return [];
    return columns.flatMap(({ name, index }) => {
      const message = cells[index]?.problem;
      return message === undefined ? [] : { column: name, message };
    });
  };

  const fieldIssues = (row: RowReading): RowIssue[] => {
    const issues = columnIssues(row);
    addRuleIssues(row, issues);
    // An existing record keeps its values in columns the file lacks.
    const isKept = absent.size > 0 && issues.length > 0 && mayExist(row);
    return isKept ? issues.filter(({ column }) => !absent.has(column)) : issues;
  };

  return {
    /** Reads the cells of a row; the next call overwrites the result. */
    read: createRowReader(columns, mapping.length),
    /** The errors of `row`; rows must be passed in order. */
    issuesOf: (row: number, reading: RowReading): readonly RowIssue[] => {
      const issues = fieldIssues(reading);
      if (reading.hasSurplus) issues.push({ column: '', message: tooManyCells });
      if (!format.isGrouped && isRepeated(row, reading)) {
        issues.push({ column: format.key[0] ?? '', message: `${CHECK}.duplicate` });
      }
      return issues;
    },
    outcomeOf,
  };
};

/** Creates a function that adds the errors of rules between columns to those of the columns, as a form does. */
const createRuleCheck = ({ schema }: ImportFormat, columns: readonly FormatColumn[]) => {
  const rules = schema._zod.def.checks ?? [];
  const value: Record<string, unknown> = {};
  return ({ cells }: RowReading, issues: RowIssue[]): void => {
    if (rules.length === 0) return;
    for (const { name, index } of columns) value[name] = cells[index]?.value;
    const payload: z.core.ParsePayload<never> = { value: value as never, issues: [] };
    for (const rule of rules) void rule._zod.check(payload);
    for (const raw of payload.issues) {
      const { path, message } = z.util.finalizeIssue(raw, undefined, z.config());
      const column = String(path[0] ?? '');
      if (!issues.some((issue) => issue.column === column)) issues.push({ column, message });
    }
  };
};
