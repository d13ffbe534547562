import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { jsonProblem } from '@/pages/builder/json-problem';

const isJson = (text: string) => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

describe('the place where a text stops being JSON', () => {
  it.each([
    ['nothing at all', '', 1, 1, null],
    ['blanks alone', ' \n\t', 2, 2, null],
    ['an open object', '{"a": 1', 1, 8, null],
    ['an open text', '{\n"a', 2, 3, null],
    ['a comma too many', '{\n  "a": 1,\n}', 3, 1, '}'],
    ['a comma too few', '{\n  "a": 1\n  "b": 2\n}', 3, 3, '"'],
    ['a name without quotes', '{a: 1}', 1, 2, 'a'],
    ['single quotes', "{'a': 1}", 1, 2, "'"],
    ['a comment', '{\n  // words\n}', 2, 3, '/'],
    ['a leading zero', '[01]', 1, 3, '1'],
    ['a bare point', '[1.]', 1, 4, ']'],
    ['a lone minus', '[-]', 1, 3, ']'],
    ['an exponent without digits', '[-1.5e+]', 1, 8, ']'],
    ['a point before an exponent', '[1.e3]', 1, 4, 'e'],
    ['an open number', '[1.', 1, 4, null],
    ['an open escape', '["a\\', 1, 5, null],
    ['a control character in a text', '["a\u0001b"]', 1, 4, '\u0001'],
    ['a comment without an end', '[1 /* words', 1, 4, '/'],
    ['an unknown word', '[truth]', 1, 2, 't'],
    ['a word that goes on', '[nullify]', 1, 2, 'n'],
    ['an unknown escape', String.raw`["\x"]`, 1, 4, 'x'],
    ['a short code', String.raw`["\u12g4"]`, 1, 7, 'g'],
    ['a line break in a text', '["a\nb"]', 1, 4, '\n'],
    ['something after the end', '{} x', 1, 4, 'x'],
    ['a line that ends as on Windows', '{\r\n"a" 1}', 2, 5, '1'],
    ['a character of two halves', '["😀" 😀]', 1, 6, '😀'],
  ])('%s', (_what, text, line, column, found) => {
    expect(jsonProblem(text)).toEqual({ line, column, found });
  });

  it('is deep inside too, without an overflow', () => {
    expect(jsonProblem('['.repeat(200_000))?.found).toBe('[');
  });

  it('is nowhere in JSON', () => {
    fc.assert(
      fc.property(
        fc.jsonValue({ maxDepth: 5 }),
        fc.integer({ min: 0, max: 4 }),
        (value, indent) => {
          expect(jsonProblem(JSON.stringify(value, null, indent))).toBeNull();
        },
      ),
      { seed: 7 },
    );
  });

  it('is somewhere in whatever the engine refuses, and nowhere else', () => {
    const pieces = fc.constantFrom(
      '{',
      '}',
      '[',
      ']',
      ',',
      ':',
      '"',
      '"a"',
      '1',
      '-',
      '0',
      '.5',
      'e3',
      'true',
      'nul',
      ' ',
      '\n',
      '\\',
      '\\u00e8',
      '\t',
      '\u0001',
      '\ufeff',
      '\u00a0',
      '//',
      '/*',
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 9 }), (parts) => {
        const text = parts.join('');
        expect(jsonProblem(text) === null).toBe(isJson(text));
      }),
      { seed: 7, numRuns: 3000 },
    );
  });
});
