import type { ImportFormat } from '@/core/imports';
import type { RowIssue } from './issue-store';
import type { CodeList, KnownCodes } from './known-codes';
import { areSameName } from './record-names';
import type { FormatColumn, RowReading } from './row-reader';
import { WARNINGS } from './warnings';

/**
 * Creates a function that returns the warnings about names that are clearly not those of the records with the codes
 * beside them, as where a code was mistyped as another customer's. A code whose name is unknown, or shared, has none.
 */
export const createNameCheck = (
  { names = {} }: ImportFormat,
  columns: readonly FormatColumn[],
  codes: KnownCodes,
) => {
  const checks = Object.entries(names).flatMap(([code, name]) => {
    const own = columns.find((column) => column.name === code);
    const beside = columns.find((column) => column.name === name);
    const list = codes.get(code);
    return own && beside && list && beside.at !== -1
      ? { own, beside, list, ...NOTHING_CHECKED }
      : [];
  });
  if (checks.length === 0) return undefined;
  return ({ cells }: RowReading): RowIssue[] =>
    checks.flatMap((check) => {
      const { own, beside, list } = check;
      const text = cells[beside.index]?.text ?? '';
      const code = cells[own.index]?.text ?? '';
      // Most rows repeat the record of the row before.
      if (text !== check.text || code !== check.code) {
        const known = nameOf(list, code);
        check.text = text;
        check.code = code;
        check.isRight = text === '' || known === undefined || areSameName(text, known);
      }
      return check.isRight ? [] : { column: beside.name, message: WARNINGS.name };
    });
};

const NOTHING_CHECKED = { text: '', code: '', isRight: true };

/** The name of the record with a code; undefined where it is unknown. */
export const nameOf = ({ known, titles }: CodeList, code: string): string | undefined => {
  const place = known.get(code);
  return place === undefined ? undefined : titles[place] || undefined;
};
