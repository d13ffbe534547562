import { valuesIn, type TextReader, type ValueWords } from '@/imports/read/cell-reading';
import { createTypoIndex } from './typos';

/** Message of an invalid value that is a typo of a known word. */
export const SIMILAR_VALUE = 'imports.check.similar_value';

/**
 * Creates a reader of values with a typo: `setembre`, `actve`. Short words count too, because a column has few words.
 */
export const createTypoReader = (words: ValueWords): TextReader => {
  const nearestOf = createTypoIndex(Object.keys(words), LEAST_LENGTH, (word) => words[word]);
  return (text) => valuesIn(text, (word) => words[word] ?? words[nearestOf(word) ?? '']);
};

const LEAST_LENGTH = 4;
