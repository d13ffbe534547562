import * as z from '@/core/zod';
import type { ImportFormat } from '@/core/imports';
import { packMessage } from '@/core/validation-messages';
import type { RowText } from '@/imports/read/csv-parser';
import type { createAgreementCheck } from './agreements';
import type { RowIssue } from './issue-store';
import { createRepeatedKeys, type RowKey } from './row-key';
import type { FormatColumn, RowReading } from './row-reader';

type Rules = {
  /** Adds an error to each cell whose record belongs to another one than the row says. */
  agreements?: ReturnType<typeof createAgreementCheck>;
  columns: readonly FormatColumn[];
  key: RowKey;
  /** Number of the file's columns. */
  width: number;
  /** An earlier row, by its number. */
  rowAt: (row: number) => RowText;
  /** Whether a row's record may exist: it keeps its values in columns the file lacks. */
  mayExist: (row: RowReading) => boolean;
};

const CHECK = 'imports.check';

/**
 * Creates a function that returns the errors and doubts of a row: by the rules of form and backend, by the known codes, and by the
 * rows before; rows must be passed in order. Each column is checked by itself, then the rules between columns: to parse
 * a million whole rows would take too long.
 */
export const createRowValidator = (
  format: ImportFormat,
  { columns, key, width, rowAt, mayExist, agreements }: Rules,
) => {
  const absent = new Set(columns.filter(({ isAbsent }) => isAbsent).map(({ name }) => name));
  const isRepeated = createRepeatedKeys(key, rowAt);
  const addRuleIssues = createRuleCheck(format, columns);
  const tooManyCells = packMessage(`${CHECK}.too_many_cells`, { count: width });

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
    agreements?.(row, issues);
    const isKept = absent.size > 0 && issues.length > 0 && mayExist(row);
    return isKept ? issues.filter(({ column }) => !absent.has(column)) : issues;
  };

  const doubtable = columns.filter(({ isDoubtable, isAbsent }) => isDoubtable && !isAbsent);
  const addDoubts = ({ cells }: RowReading, issues: RowIssue[]): void => {
    for (const { name, index } of doubtable) {
      const message = cells[index]?.doubt;
      if (message && !issues.some(({ column }) => column === name)) {
        issues.push({ column: name, message });
      }
    }
  };

  return (row: number, reading: RowReading): RowIssue[] => {
    const issues = fieldIssues(reading);
    addDoubts(reading, issues);
    if (reading.hasSurplus) issues.push({ column: '', message: tooManyCells });
    if (!format.isGrouped && isRepeated(row, reading)) {
      issues.push({ column: format.key[0] ?? '', message: `${CHECK}.duplicate` });
    }
    return issues;
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
