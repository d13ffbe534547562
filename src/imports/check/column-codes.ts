import { itemsOf, type ImportColumn } from '@/core/imports';
import { withoutMojibake } from './mojibake';
import type { CodeList } from './known-codes';
import { nameIndexOf } from './record-names';
import { similarCodeIn, type SimilarCode } from './similar-codes';

/** Message of an unknown code that differs from a known one only by zeros or case. */
export const SIMILAR_CODE = 'imports.check.similar_code';
/** Message of the name of a record in place of its code. */
export const NAME_FOR_CODE = 'imports.check.name_for_code';
/** Message of a part of a record's name, or the name with a typo, in place of its code, if only one record matches. */
export const PART_OF_NAME = 'imports.check.part_of_name';
/** Message of any other unknown code. */
export const UNKNOWN_CODE = 'imports.check.unknown_code';

type ListColumn = Pick<ImportColumn, 'isList'>;
type Codes = Pick<CodeList, 'known' | 'names'>;

/** The message of a text with an unknown code; undefined where all its codes are known. */
export const codeProblem = (text: string, column: ListColumn, codes: Codes): string | undefined => {
  if (!hasUnknown(text, column, codes)) return undefined;
  if (withSimilarCodes(text, column, codes) !== undefined) return SIMILAR_CODE;
  if (withCodesOfNames(text, column, codes) !== undefined) return NAME_FOR_CODE;
  return withCodesOfParts(text, column, codes) === undefined ? UNKNOWN_CODE : PART_OF_NAME;
};

/** The text with each unknown code replaced by a similar known one; undefined where a code has none. */
export const withSimilarCodes = (
  text: string,
  column: ListColumn,
  { known }: Codes,
): string | undefined => {
  const similarTo: SimilarCode = similarCodeIn(known, () => known.keys());
  return withCodes(text, column, known, similarTo);
};

/**
 * The text with each record's name replaced by its code, whatever the order of the words; undefined where an item is
 * neither a code nor the name of exactly one record.
 */
export const withCodesOfNames = (
  text: string,
  column: ListColumn,
  { known, names }: Codes,
): string | undefined => withCodes(text, column, known, nameIndexOf(names).whole);

/** Like {@link withCodesOfNames}, for parts of names, and names with a typo, that match exactly one record. */
export const withCodesOfParts = (
  text: string,
  column: ListColumn,
  { known, names }: Codes,
): string | undefined => {
  const { whole, partial } = nameIndexOf(names);
  return withCodes(text, column, known, (name) => whole(name) ?? partial(name));
};

const withCodes = (
  text: string,
  column: ListColumn,
  known: Codes['known'],
  codeOf: SimilarCode,
): string | undefined => {
  // Mojibake is also looked up decoded.
  const found = codesIn(text, column).map((code) =>
    known.has(code) ? code : (codeOf(code) ?? codeOf(withoutMojibake(code))),
  );
  return found.every((code) => code !== undefined) ? found.join('|') : undefined;
};

const hasUnknown = (text: string, column: ListColumn, { known }: Codes): boolean => {
  if (text === '') return false;
  // Most texts are a single code, which need not be split.
  if (!column.isList || !text.includes('|')) return !known.has(text);
  return codesIn(text, column).some((code) => !known.has(code));
};

const codesIn = (text: string, { isList }: ListColumn): string[] =>
  isList ? itemsOf(text) : [text.trim()].filter(Boolean);
