import * as z from '@/core/zod';
import { readCells, type ImportColumn, type ImportFormat } from '@/core/imports';
import { packMessage } from '@/core/validation-messages';
import { compileRules, firstIssue } from './compile-rules';

/** The rules of a column's field, which forms and the backend use too; no rules where the schema lacks the field. */
export const rulesOf = (schema: ImportFormat['schema'], column: ImportColumn): ColumnRules => {
  const { name, isList } = column;
  const type: unknown = schema.shape[name];
  const valueIn = (text: string) =>
    readCells({ columns: [column], schema }, { [name]: text })[name];
  // Only the value of a list or a blank cell differs from its text.
  const given = (text: string | undefined) =>
    text === undefined || (text !== '' && !isList) ? text : valueIn(text);
  if (!(type instanceof z.ZodType)) {
    return { valueOf: given, refusal: (text) => ({ value: given(text), problem: '' }) };
  }
  const rules = compileRules(type);
  return {
    valueOf: (text) => rules(given(text)),
    refusal: (text) => {
      const first = firstIssue(type, given(text));
      return { value: isList ? [] : given(text), problem: first ? messageOf(first, text) : '' };
    },
  };
};

/** The rules of a column's field, for texts. */
export type ColumnRules = {
  /** The value of a text; {@link REFUSED} where it breaks the rules. */
  valueOf: (text: string | undefined) => unknown;
  /** The value used in place of a refused text, and its error. */
  refusal: (text: string | undefined) => { value: unknown; problem: string };
};

/** The message of a value that is not allowed, and the text between the allowed ones in it. */
export const ONE_OF = 'imports.check.one_of';
export const VALUE_SIGN = ', ';

/** The message of an invalid value lists the allowed ones, because the author of a file sees no list to choose from. */
const messageOf = (issue: z.core.$ZodIssue, text = ''): string => {
  if (issue.code !== 'invalid_value' || text === '') return issue.message;
  const values = issue.values.filter((value) => value !== '').join(VALUE_SIGN);
  return packMessage(ONE_OF, { values });
};
