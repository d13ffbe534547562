import { valuesIn, type TextReader, type ValueWords } from '@/imports/read/cell-reading';
import { createSlipIndex } from './name-slips';

/** Message of a value that the rules refuse, where it differs by one slip from a word they know. */
export const SIMILAR_VALUE = 'imports.check.similar_value';

/** Creates a reader of values that may have a slip: `setembre`, `actve`. A value has few words, so short ones count. */
export const createSlipReader = (words: ValueWords): TextReader => {
  const slipOf = createSlipIndex(Object.keys(words), LEAST_LENGTH, (word) => words[word]);
  return (text) => valuesIn(text, (word) => words[word] ?? words[slipOf(word) ?? '']);
};

const LEAST_LENGTH = 4;
