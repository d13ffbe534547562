import type { ImportFormat } from '@/core/imports';
import type { RowIssue } from './issue-store';
import type { CodeList, KnownCodes } from './known-codes';
import { areSameName } from './record-names';
import type { FormatColumn, RowReading } from './row-reader';
import { WARNINGS } from './warnings';

/**
 * Creates the check of names beside codes: one that is clearly not that of the record with the code is warned about, as
 * where a code was mistyped as another customer's. A code whose name is unknown has no warning.
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
    const isPossible = own && beside && list && beside.at !== -1;
    return isPossible ? { own, beside, list, ...NOTHING_CHECKED } : [];
  });
  return {
    /** The warnings about the names of a row. */
    warningsIn: ({ cells }: RowReading): RowIssue[] =>
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
      }),
    /** The name of the record with the code beside the name in `column`; undefined where it is unknown. */
    nameIn: ({ cells }: RowReading, column: string): string | undefined => {
      const check = checks.find(({ beside }) => beside.name === column);
      return check && nameOf(check.list, cells[check.own.index]?.text ?? '');
    },
  };
};

const NOTHING_CHECKED = { text: '', code: '', isRight: true };

const nameOf = ({ known, titles }: CodeList, code: string): string | undefined => {
  const place = known.get(code);
  return place === undefined ? undefined : titles[place] || undefined;
};
