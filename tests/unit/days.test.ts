import { expect, it } from 'vitest';
import { dayOf, isDay, isMoment } from '@/core/days';

it.each([
  ['2026-11-09', '2026-11-09'],
  ['2024-02-29', '2024-02-29'],
  ['2024-01-01T10:00:00Z', '2024-01-01'],
  ['2024-01-01T23:30:00', '2024-01-01'],
  ['2024-01-01 10:00', '2024-01-01'],
  ['05/06/2026', undefined],
  ['2026-04-31', undefined],
  ['2026-02-29T10:00:00Z', undefined],
  ['2026-13-01', undefined],
  ['2026', undefined],
  ['Phase 2', undefined],
  ['', undefined],
  [20261109, undefined],
  [null, undefined],
])('the day of %j is %s', (value, day) => {
  expect(dayOf(value)?.toISOString().slice(0, 10)).toBe(day);
  expect(isDay(String(value))).toBe(day !== undefined);
});

it.each([
  ['2024-01-01T10:00:00Z', true],
  ['2024-01-01T10:00:00+02:00', true],
  ['2024-01-01T10:00:00', true],
  ['2024-01-01T25:00:00Z', false],
  ['01/02/2024 10:00', false],
])('whether %s is a moment: %s', (text, is) => expect(isMoment(text)).toBe(is));
