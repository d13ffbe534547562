import { describe, expect, it } from 'vitest';
import { numberOf } from '@/core/number';
import { listOf, textsOf } from '@/core/one-or-many';
import { filledTextOf, textOf, textOrNumberOf } from '@/core/text';

describe.each<
  [value: unknown, text: string, textOrNumber: string, filled?: string, number?: number]
>([
  ['Rossi', 'Rossi', 'Rossi', 'Rossi'],
  [' a b ', ' a b ', ' a b ', 'a b'],
  [' 12.5 ', ' 12.5 ', ' 12.5 ', '12.5', 12.5],
  ['12,5', '12,5', '12,5', '12,5'],
  ['', '', ''],
  ['  ', '  ', '  '],
  [12, '', '12', undefined, 12],
  [0, '', '0', undefined, 0],
  [Infinity, '', 'Infinity'],
  [true, '', ''],
  [null, '', ''],
  [undefined, '', ''],
  [['a'], '', ''],
  [{ a: 1 }, '', ''],
])('%j', (value, text, textOrNumber, filled, number) => {
  it('as a text', () => expect(textOf(value)).toBe(text));
  it('as a text or a number in digits', () => expect(textOrNumberOf(value)).toBe(textOrNumber));
  it('as a text that says something', () => expect(filledTextOf(value)).toBe(filled));
  it('as a number', () => expect(numberOf(value)).toBe(number));
});

describe.each<[value: unknown, list: unknown[], texts: string[]]>([
  [undefined, [], []],
  [null, [], []],
  ['', [], []],
  ['a', ['a'], ['a']],
  [' ', [' '], [' ']],
  [0, [0], ['0']],
  [
    ['a', 12],
    ['a', 12],
    ['a', '12'],
  ],
  [[null, true], [null, true], ['true']],
  [{ a: 1 }, [{ a: 1 }], []],
])('%j', (value, list, texts) => {
  it('as a list', () => expect(listOf(value)).toEqual(list));
  it('as texts', () => expect(textsOf(value)).toEqual(texts));
});
