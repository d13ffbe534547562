import * as z from '@/core/zod';
import { readCells, type Cells, type ImportColumn, type ImportFormat } from '@/core/imports';

/** Something wrong with a row: the column it is about, and a packed message of the catalogue. */
export type RowIssue = { column: string; message: string };

/** Distinct texts of a column whose check is remembered: years and codes come again and again, amounts do not. */
const REMEMBERED = 20_000;
const FEW = 1_000;

type Read = { value: unknown; issues: readonly RowIssue[] };

/**
 * Makes the check of a format's rows: what the schema finds wrong with each, the same as a form and the backend
 * say. A column's texts are checked one by one and remembered, and what holds between columns after them, because
 * a parse of a million whole rows takes longer than a reader waits.
 */
export const createRowRules = (format: ImportFormat) => {
  const { schema } = format;
  if (!(schema instanceof z.ZodObject)) return (cells: Cells) => parseWhole(format, cells);
  const checks = schema._zod.def.checks ?? [];
  const columns = format.columns.map((column) => {
    const { name } = column;
    const type: unknown = schema.shape[name];
    return {
      name,
      check: createColumnCheck(column, type instanceof z.ZodType ? type : null),
    };
  });
  return (cells: Cells): readonly RowIssue[] => {
    let issues: RowIssue[] | undefined;
    const values: Record<string, unknown> = {};
    for (const { name, check } of columns) {
      const read = check(cells[name]);
      values[name] = read.value;
      if (read.issues.length > 0) (issues ??= []).push(...read.issues);
    }
    if (checks.length === 0) return issues ?? NONE;
    // Rules between fields are told beside those of the fields, as a form does.
    const payload: z.core.ParsePayload<never> = { value: values as never, issues: [] };
    for (const check of checks) void check._zod.check(payload);
    for (const { path = [], message = '' } of payload.issues) {
      const column = String(path[0] ?? '');
      if (!issues?.some((issue) => issue.column === column)) {
        (issues ??= []).push({ column, message: textOf(message) });
      }
    }
    return issues ?? NONE;
  };
};

const NONE: readonly RowIssue[] = [];

const createColumnCheck = (column: ImportColumn, type: z.ZodType | null) => {
  const known = new Map<string | undefined, Read>();
  let asked = 0;
  return (text: string | undefined): Read => {
    asked += 1;
    const remembered = known.get(text);
    if (remembered) return remembered;
    const read = readColumn(column, type, text);
    // Of a column whose texts hardly ever come again, such as an amount, few are worth the place.
    const isRepeating = known.size < FEW || known.size * 2 < asked;
    if (isRepeating && known.size < REMEMBERED) known.set(text, read);
    return read;
  };
};

const readColumn = (
  column: ImportColumn,
  type: z.ZodType | null,
  text: string | undefined,
): Read => {
  const { name, isList } = column;
  const value =
    text === undefined ? undefined : readCells({ columns: [column] }, { [name]: text })[name];
  if (!type) return { value, issues: NONE };
  const parsed = type.safeParse(value);
  if (parsed.success) return { value: parsed.data, issues: NONE };
  const [first] = parsed.error.issues;
  return { value: isList ? [] : value, issues: [{ column: name, message: first?.message ?? '' }] };
};

const parseWhole = (format: ImportFormat, cells: Cells): readonly RowIssue[] => {
  const parsed = format.schema.safeParse(readCells(format, cells));
  if (parsed.success) return NONE;
  const seen = new Set<string>();
  return parsed.error.issues.flatMap(({ path, message }) => {
    const column = String(path[0] ?? '');
    if (seen.has(column)) return [];
    seen.add(column);
    return { column, message };
  });
};

const textOf = (message: unknown): string => (typeof message === 'string' ? message : '');
