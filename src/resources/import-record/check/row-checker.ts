import { unescapeCells } from '@/core/csv';
import { cellOf, type ImportFormat } from '@/core/imports';
import { packMessage } from '@/core/schema';
import type { LookUps } from './check-types';
import type { Matching } from './column-matching';
import { createRowRules, type RowIssue } from './row-rules';

/** What becomes of a row without errors, and which columns it changes. */
export type Fate = { kind: 'fresh' | 'changed' | 'same' | 'unknown'; columns: readonly string[] };

const CHECK = 'resources.import-record.check';

/**
 * Checks rows of a file whose columns stand for those of the format as `matching` says: by the rules of a form, by
 * the codes there are, and by the rows before it.
 */
export const createRowChecker = (format: ImportFormat, matching: Matching, lookUps: LookUps) => {
  const rulesOf = createRowRules(format);
  const sources = matching.flatMap((name, at) => (name === null ? [] : [{ name, at }]));
  const present = new Set(sources.map(({ name }) => name));
  const absent = format.columns.map(({ name }) => name).filter((name) => !present.has(name));
  const width = matching.length;
  const existing = new Map(
    lookUps.existing?.records.map((record) => [
      keyOf(format, (name) => cellOf(record[name])),
      record,
    ]),
  );
  const codes = format.columns.flatMap(({ name, isList }) => {
    const known = lookUps.codes[name];
    return known?.isWhole && present.has(name) ? [{ name, isList, known: known.known }] : [];
  });
  const firsts = new Map<string, number>();

  // A row that is checked is compared next: its cells are read once.
  let last: { raw: readonly string[]; named: Record<string, string> } | undefined;
  const read = (raw: readonly string[]): Record<string, string> => {
    if (last?.raw === raw) return last.named;
    const named = readAnew(raw);
    last = { raw, named };
    return named;
  };
  const readAnew = (raw: readonly string[]): Record<string, string> => {
    const cells = raw.some((cell) => cell.includes("'")) ? unescapeCells(raw) : raw;
    const named: Record<string, string> = {};
    for (const { name, at } of sources) named[name] = (cells[at] ?? '').trim();
    return named;
  };

  const issuesOf = (row: number, raw: readonly string[]): readonly RowIssue[] => {
    last = undefined;
    const cells = read(raw);
    const known = existing.get(keyOf(format, (name) => cells[name] ?? ''));
    // A column that the file lacks keeps its value, or may have one that could not be read.
    const mayKeep = known !== undefined || lookUps.existing?.isWhole === false;
    let issues = rulesOf(cells);
    if (absent.length > 0 && mayKeep) issues = issues.filter(({ column }) => present.has(column));
    const more: RowIssue[] = [];
    for (const { name, isList, known: all } of codes) {
      const unknown = unknownIn(cells[name] ?? '', isList, all);
      if (unknown !== undefined && !issues.some(({ column }) => column === name)) {
        more.push({ column: name, message: `${CHECK}.unknown_code` });
      }
    }
    if (raw.length > width && raw.slice(width).some((cell) => cell.trim() !== '')) {
      more.push({ column: '', message: packMessage(`${CHECK}.too_many_cells`, { count: width }) });
    }
    if (!format.isGrouped) {
      const key = keyOf(format, (name) => cells[name] ?? '');
      const first = firsts.get(key);
      if (first === undefined) firsts.set(key, row);
      else if (first !== row && key.trim() !== '') {
        more.push({ column: format.key[0] ?? '', message: `${CHECK}.duplicate` });
      }
    }
    return more.length > 0 ? [...issues, ...more] : issues;
  };

  const fateOf = (raw: readonly string[]): Fate => {
    if (!lookUps.existing) return UNKNOWN;
    const cells = read(raw);
    const record = existing.get(keyOf(format, (name) => cells[name] ?? ''));
    if (!record) return lookUps.existing.isWhole ? FRESH : UNKNOWN;
    let columns: string[] | undefined;
    for (const { name } of sources) {
      if (!isSame(cells[name] ?? '', record[name])) (columns ??= []).push(name);
    }
    return columns ? { kind: 'changed', columns } : SAME;
  };

  return {
    issuesOf,
    fateOf,
    /** Before all rows are checked anew: which rows stood where counts no more. */
    forgetKeys: () => firsts.clear(),
  };
};

const UNKNOWN: Fate = { kind: 'unknown', columns: [] };
const FRESH: Fate = { kind: 'fresh', columns: [] };
const SAME: Fate = { kind: 'same', columns: [] };

const keyOf = ({ key }: ImportFormat, textOf: (name: string) => string): string => {
  const [only = ''] = key;
  return key.length === 1 ? textOf(only) : key.map(textOf).join('\u0000');
};

const unknownIn = (text: string, isList: boolean | undefined, known: ReadonlySet<string>) => {
  if (text === '') return undefined;
  if (!isList || !text.includes('|')) return known.has(text) ? undefined : text;
  return text
    .split('|')
    .map((item) => item.trim())
    .find((item) => item !== '' && !known.has(item));
};

/** Whether a cell says what a record holds: numbers by what they are worth, lists by their items. */
const isSame = (text: string, value: unknown): boolean => {
  if (text === value) return true;
  if (typeof value === 'number') return text !== '' && Number(text.replace(',', '.')) === value;
  const stored = cellOf(value).trim();
  return text === stored || listText(text) === listText(stored);
};

const listText = (text: string) =>
  text
    .split('|')
    .map((item) => item.trim())
    .filter(Boolean)
    .join('|');

export type RowChecker = ReturnType<typeof createRowChecker>;
