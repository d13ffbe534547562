import { describe, expect, it, test } from 'vitest';
import { colorSchemeOn, contrastRatio, isHexColor, normalizedHex } from '@/core/color';

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

test('the browser’s own controls are light on a light ground', () => {
  expect(['#ffffff', '#FFE600', '#fff8ef'].map(colorSchemeOn)).toEqual(['light', 'light', 'light']);
  expect(['#000', '#1b2430', '#0000ff'].map(colorSchemeOn)).toEqual(['dark', 'dark', 'dark']);
});
