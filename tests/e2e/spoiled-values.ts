import { isRecord } from '@/core/is-record';
import type { Spoil } from '../support/spoiling-server';

/** A megabyte of it. */
const filled = (text: string) => text.repeat(Math.ceil(1_000_000 / text.length));

/** What fills a text: letters without a space, words in lines, HTML. */
const LONG = [
  filled('Precipitevolissimevolmente'),
  filled('Città di Forlì 👩‍👩‍👧‍👦\n'),
  filled('<p>Un <b>paragrafo</b></p>'),
];

/** Every text, at whatever depth, is a megabyte long; so is what had no value. Days are in the third row alone. */
export const oversized: Spoil = (value, _field, at) => {
  const long = LONG[at % LONG.length];
  const lengthened = (inner: unknown): unknown => {
    if (typeof inner === 'string') return at % LONG.length < 2 && DAY.test(inner) ? inner : long;
    if (Array.isArray(inner)) return inner.slice(0, 2).map(lengthened);
    if (isRecord(inner)) {
      return Object.fromEntries(
        Object.entries(inner).map(([key, own]) => [
          key,
          key.endsWith('_id') ? own : lengthened(own),
        ]),
      );
    }
    return inner;
  };
  return value === undefined || value === null ? long : lengthened(value);
};

const DAY = /^\d{4}-\d{2}-\d{2}/;

/** No field has the type it should: another one in each row. */
export const mistyped: Spoil = (_value, field, at) => {
  const odd = [{ a: 1, [field]: { b: 'c' } }, [{ a: 1 }, null, 7, ['x']], 12.5, true, null];
  return odd[at % odd.length];
};
