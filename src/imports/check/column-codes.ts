import { itemsOf, type ImportColumn } from '@/core/imports';
import { similarCodeIn, type SimilarCode } from './similar-codes';

/** Message of an unknown code that differs from a known one only by zeros or case. */
export const SIMILAR_CODE = 'imports.check.similar_code';
const UNKNOWN_CODE = 'imports.check.unknown_code';

type ListColumn = Pick<ImportColumn, 'isList'>;
type Codes = ReadonlyMap<string, unknown>;

/** The message of a text with an unknown code; undefined where all its codes are known. */
export const codeProblem = (text: string, column: ListColumn, codes: Codes): string | undefined => {
  if (!hasUnknown(text, column, codes)) return undefined;
  return withSimilarCodes(text, column, codes) === undefined ? UNKNOWN_CODE : SIMILAR_CODE;
};

/** The text with each unknown code replaced by the known one that is similar; undefined where one of them has none. */
export const withSimilarCodes = (
  text: string,
  column: ListColumn,
  codes: Codes,
): string | undefined => {
  const similarTo: SimilarCode = similarCodeIn(codes, () => codes.keys());
  const found = codesIn(text, column).map((code) => (codes.has(code) ? code : similarTo(code)));
  return found.every((code) => code !== undefined) ? found.join('|') : undefined;
};

const hasUnknown = (text: string, column: ListColumn, codes: Codes): boolean => {
  if (text === '') return false;
  // Most texts are a single code, which needs no list.
  if (!column.isList || !text.includes('|')) return !codes.has(text);
  return codesIn(text, column).some((code) => !codes.has(code));
};

const codesIn = (text: string, { isList }: ListColumn): string[] =>
  isList ? itemsOf(text) : [text.trim()].filter(Boolean);
