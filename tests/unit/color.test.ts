import { describe, expect, it, test } from 'vitest';
import { contrastRatio, isHexColor, normalizedHex } from '@/core/color';

describe('contrast', () => {
  // Ratios as published by WebAIM's contrast checker.
  it.each([
    ['#000', '#FFFFFF', 21],
    ['#ffffff', '#ffffff', 1],
    ['#777777', '#ffffff', 4.48],
    ['#767676', '#ffffff', 4.54],
    ['#ff0000', '#ffffff', 4],
    ['#0000ff', '#ffffff', 8.59],
    ['#ffe600', '#000000', 16.6],
  ])('of %s and %s', (one, other, ratio) => {
    expect(contrastRatio(one, other)).toBeCloseTo(ratio, 1);
    expect(contrastRatio(other, one)).toBe(contrastRatio(one, other));
  });
});

test('a colour has three or six hexadecimal digits', () => {
  expect(['#abc', '#ABCDEF', '#012345'].every(isHexColor)).toBe(true);
  expect(
    ['', '#', '#abcd', 'abc', '#ggg', ' #abc', '#abc ', '#abc\n', 7, null].some(isHexColor),
  ).toBe(false);
  expect([normalizedHex('#AbC'), normalizedHex('#ABCDEF')]).toEqual(['#aabbcc', '#abcdef']);
});
