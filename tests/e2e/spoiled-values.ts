import { isRecord } from '@/core/is-record';
import type { Spoil } from '../support/spoiling-server';

/** Texts to fill a field with: letters without a space, words in lines, HTML. */
const LONG = ['Precipitevolissimevolmente', 'Città di Forlì 👩‍👩‍👧‍👦\n', '<p>Un <b>paragrafo</b></p>'];

/**
 * Every text, at whatever depth, has so many characters; so has what had no value. Days are in the third row alone.
 */
export const oversized = (characters: number): Spoil => {
  const texts = LONG.map((text) => text.repeat(Math.ceil(characters / text.length)));
  return (value, _field, at) =>
    lengthened(value, texts[at % texts.length] ?? '', at % texts.length < 2);
};

const lengthened = (value: unknown, long: string, keepsDays: boolean): unknown => {
  if (value === undefined || value === null) return long;
  if (typeof value === 'string') return keepsDays && DAY.test(value) ? value : long;
  if (Array.isArray(value))
    return value.slice(0, 2).map((item) => lengthened(item, long, keepsDays));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, own]) => [
      key,
      key.endsWith('_id') ? own : lengthened(own, long, keepsDays),
    ]),
  );
};

const DAY = /^\d{4}-\d{2}-\d{2}/;

/** No field has the type it should: another one in each row. */
export const mistyped: Spoil = (_value, field, at) => {
  const odd = [{ a: 1, [field]: { b: 'c' } }, [{ a: 1 }, null, 7, ['x']], 12.5, true, null];
  return odd[at % odd.length];
};
