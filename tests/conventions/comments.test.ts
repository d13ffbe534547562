import { expect, test } from 'vitest';
import { sourceFiles } from '../support/source-files';

/** A comment, or a line of one. */
const COMMENT = /^\s*(?:\{?\/\*\*?|\*(?!\/)|\/\/)\s/;

/** Beginnings without a main clause, and words that plain English has better ones for. */
const ODD = [
  /^\W*(?:What|Of|That)\b/,
  /\b(?:whoever|(?:is|are) told|stands?|there (?:is|are) none)\b/i,
];

test('comments are plain sentences', () => {
  const odd = ['src', 'fixtures', 'vite', 'tests', 'contract']
    .flatMap(sourceFiles)
    .flatMap(({ path, text }) =>
      text
        .split('\n')
        .filter((line) => COMMENT.test(line) && ODD.some((rule) => rule.test(line)))
        .map((line) => `${path}: ${line.trim()}`),
    );
  expect(odd).toEqual([]);
});
