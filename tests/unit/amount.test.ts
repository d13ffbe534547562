import { expect, it } from 'vitest';
import { decimalSignIn, plainAmount, readAmount } from '@/core/amount';
import { amount, count, optionalPercent } from '@/core/schema/number';

it.each([
  ['12', 12],
  ['12,5', 12.5],
  ['12.50', 12.5],
  [' 0,01 ', 0.01],
  ['1.234,56 €', 1234.56],
  ['€ 1,234.56', 1234.56],
  ['1 234,56 EUR', 1234.56],
  ['1’234.50', 1234.5],
  ['1.234', 1234],
  ['1,234', 1234],
  ['12.345.678', 12_345_678],
  ['0,125', 0.125],
  ['-5', -5],
  ['+5', 5],
])('%j is the amount %d', (text, value) => expect(readAmount(text)).toBe(value));

it.each([
  '',
  'dodici',
  '1e9',
  '0x10',
  '12,',
  ',5',
  '1.23.4',
  '12.34,56,7',
  '1,23.456,7',
  '--5',
  '5 $',
  'Infinity',
])('%j is none', (text) => expect(readAmount(text)).toBeUndefined());

it.each([
  [amount(), 0, false],
  [amount(), -1, false],
  [amount(), 0.01, true],
  [amount(), 1.1, true],
  [amount(), 123_456_789.99, true],
  [amount(), '9.999.999.999.999,99', true],
  [amount(), 1e13, false],
  [amount(), 0.125, false],
  [amount(), '0,125', false],
  [amount(), '1.234,56 €', true],
  [amount(), Number.POSITIVE_INFINITY, false],
  [amount(), true, false],
  [amount(1), 1, false],
  [amount(1), 1.01, true],
  [count(0), -1, false],
  [count(0), 0, true],
  [count(0), 1.5, false],
  [count(0), '1e9', false],
  [count(0), '0', true],
  [count(0), 1_000_000_000, true],
  [count(0), '9007199254740991', true],
  [count(0), '9007199254740993', false],
  [count(0), null, false],
  [optionalPercent(), 0, false],
  [optionalPercent(), 0.01, true],
  [optionalPercent(), 100, true],
  [optionalPercent(), 100.01, false],
  [optionalPercent(), '12,5 %', true],
  [optionalPercent(), null, true],
] as const)('rule %#: %j, %j', (schema, value, isTaken) =>
  expect(schema.safeParse(value).success).toBe(isTaken),
);

it.each([
  ['1.234,56 €', undefined, '1234.56'],
  ['€ 12.500', undefined, '12500'],
  ['1.234', ',', '1234'],
  ['1.234', '.', '1.234'],
  ['1,234', ',', '1.234'],
  ['1,234', '.', '1234'],
  // A number that can be read in one way alone is read so, whatever the sign.
  ['812,40', '.', '812.40'],
  ['12.345.678', '.', '12345678'],
  ['-0,125', '.', '-0.125'],
  ['+5', ',', '5'],
  ['dodici', ',', undefined],
] as const)('%j with %j before the decimals is %j', (text, decimal, plain) =>
  expect(plainAmount(text, decimal)).toBe(plain),
);

it.each([
  ['1.234,56', ','],
  ['1,234.56', '.'],
  ['812,40', ','],
  ['812.4', '.'],
  ['12.345.678', ','],
  ['1,234,567', '.'],
  ['0.125', '.'],
  ['1234.567', '.'],
  ['1.234', 'either'],
  ['€ 12,500', 'either'],
  ['12', undefined],
  ['1.23.4', undefined],
])('%j tells the decimal sign %j', (text, sign) => expect(decimalSignIn(text)).toBe(sign));
