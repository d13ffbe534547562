import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { decimalSeparatorIn, plainAmount, readAmount, writePlain } from '@/core/amount';
import { requiredDecimal } from '@/core/schema/csv-number';
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
  ['−5,20', -5.2],
  ['1.234,50-', -1234.5],
  ['(1.234,50 €)', -1234.5],
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
  '-5-',
  '(-5)',
  '(5',
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
])('%j tells the decimal separator %j', (text, sign) =>
  expect(decimalSeparatorIn(text)).toBe(sign),
);

describe('whatever the amount', () => {
  const cents = fc.integer({ min: 0, max: 10 ** 12 });
  const locale = fc.constantFrom('it', 'en');

  test('it is read as its language writes it', () => {
    fc.assert(
      fc.property(cents, locale, fc.constantFrom(',', '.', undefined), (value, language, sign) => {
        const plain = (value / 100).toFixed(2);
        const format = new Intl.NumberFormat(language, {
          minimumFractionDigits: 2,
          useGrouping: 'always',
        });
        expect(plainAmount(`€ ${format.format(value / 100)}`, sign)).toBe(plain);
      }),
    );
  });

  test('a text with one decimal separator is the same number whatever its column says', () => {
    const text = fc.string({ unit: fc.constantFrom(...'0123456789.,') });
    fc.assert(
      fc.property(text, (written) => {
        const isSame = plainAmount(written, ',') === plainAmount(written, '.');
        expect(isSame).toBe(decimalSeparatorIn(written) !== 'either');
      }),
    );
  });

  test('a bound in a message can be typed back', () => {
    fc.assert(
      fc.property(cents, fc.constantFrom(',', '.'), (value, sign) => {
        const written = writePlain(value / 100, sign);
        expect(readAmount(written)).toBe(value / 100);
        expect(requiredDecimal(0, 10 ** 12).safeParse(written).data).toBe(value / 100);
      }),
    );
  });
});

it.each([
  ['812,40', 812.4],
  ['1.234', 1.234],
  ['1234,567', 1234.567],
  // A thousand or one and a fraction: no backend guesses.
  ['1,234', undefined],
  ['€ 5', undefined],
] as const)('a cell %j is %s on the wire', (cell, value) =>
  expect(requiredDecimal(0, 10_000).safeParse(cell).data).toBe(value),
);
