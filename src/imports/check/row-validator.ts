import * as z from '@/core/zod';
import type { ImportFormat } from '@/core/imports';
import { packMessage, REQUIRED } from '@/core/validation-messages';
import type { createConstraintCheck } from './constraint-check';
import type { RowIssue } from './issue-store';
import type { FormatColumn, RowReading } from './row-reader';

type Rules = {
  /** Adds an error to each cell whose record does not belong to the one that the row names. */
  constraints?: ReturnType<typeof createConstraintCheck>;
  columns: readonly FormatColumn[];
  /** Number of the file's columns. */
  width: number;
  /** Whether a row's record may exist: it keeps its values in columns the file lacks. */
  mayExist: (row: RowReading) => boolean;
};

const CHECK = 'imports.check';
/** The error of a list that has fewer items than the list in another column. */
export const FEWER_ITEMS = `${CHECK}.fewer_items`;

/**
 * Creates a function that returns the errors and warnings of a row, by the rules of form and backend and by the known
 * codes. The next call may overwrite the returned list. Columns are checked one by one, then the rules between columns,
 * because parsing a million whole rows would take too long.
 */
export const createRowValidator = (
  format: ImportFormat,
  { columns, width, mayExist, constraints }: Rules,
) => {
  const absent = new Set(columns.filter(({ isAbsent }) => isAbsent).map(({ name }) => name));
  const addRuleIssues = createRuleCheck(format, columns);
  const tooManyCells = packMessage(`${CHECK}.too_many_cells`, { count: width });

  const addColumnIssues = ({ cells }: RowReading, issues: RowIssue[]): void => {
    for (const { name, index } of columns) {
      const message = cells[index]?.problem;
      if (message !== undefined) issues.push({ column: name, message });
    }
  };

  const addWarnings = ({ cells }: RowReading, issues: RowIssue[]): void => {
    for (const { name, index } of columns) {
      const message = cells[index]?.warning;
      if (message && !issues.some(({ column }) => column === name)) {
        issues.push({ column: name, message });
      }
    }
  };

  // Most rows have no error, so nothing is created for them.
  let found: RowIssue[] = [];
  return (reading: RowReading): RowIssue[] => {
    if (found.length > 0) found = [];
    if (reading.hasProblem) addColumnIssues(reading, found);
    addRuleIssues(reading, found);
    constraints?.(reading, found);
    if (absent.size > 0 && found.length > 0 && mayExist(reading)) {
      found = found.filter(({ column }) => !absent.has(column));
    }
    if (reading.hasWarning) addWarnings(reading, found);
    if (reading.hasSurplus) found.push({ column: '', message: tooManyCells });
    return found;
  };
};

/** Creates a function that adds the errors of rules between columns to those of the single columns, as a form does. */
const createRuleCheck = ({ schema }: ImportFormat, columns: readonly FormatColumn[]) => {
  const rules = schema._zod.def.checks ?? [];
  let cells: RowReading['cells'] = [];
  // Getters, because the rules read only a few fields: copying all values of a row would take longer than the rules.
  const value: unknown = Object.defineProperties(
    {},
    Object.fromEntries(
      columns.map(({ name, index }) => [
        name,
        { enumerable: true, get: () => cells[index]?.value } satisfies PropertyDescriptor,
      ]),
    ),
  );
  const lengthOf = ({ index }: FormatColumn): number => {
    const items = cells[index]?.value;
    return Array.isArray(items) ? items.length : 0;
  };
  /** The column whose list `name` should match but has fewer items; undefined for any other error of an item. */
  const columnLongerThan = (name: string): string | undefined => {
    const own = columns.find((column) => column.name === name);
    const places = payload.issues.flatMap(({ path = [] }) => (path[0] === name ? [path[1]] : []));
    const count = Math.max(...places.map(Number)) + 1;
    if (!own || lengthOf(own) >= count) return undefined;
    return columns.find((column) => lengthOf(column) === count)?.name;
  };
  const payload: z.core.ParsePayload<never> = { value: value as never, issues: [] };
  return (reading: RowReading, issues: RowIssue[]): void => {
    if (rules.length === 0) return;
    ({ cells } = reading);
    for (const rule of rules) void rule._zod.check(payload);
    if (payload.issues.length === 0) return;
    for (const raw of payload.issues) {
      const { path, message } = z.util.finalizeIssue(raw, undefined, z.config());
      const column = String(path[0] ?? '');
      if (issues.some((issue) => issue.column === column)) continue;
      const isItem = path.length > 1 && message === REQUIRED;
      const longer = isItem ? columnLongerThan(column) : undefined;
      issues.push({
        column,
        message: longer === undefined ? message : packMessage(FEWER_ITEMS, { column: longer }),
      });
    }
    payload.issues.length = 0;
  };
};
