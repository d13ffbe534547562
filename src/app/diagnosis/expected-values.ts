import { isDay, isMoment } from '@/core/days';
import { isRecord } from '@/core/is-record';
import { numberOf } from '@/core/number';
import { lineOf } from '@/core/text';

/** The type of a value, with the parts of its schema in docs/openapi.json that are compared. */
export type Shape = {
  type?: string | undefined;
  format?: string | undefined;
  enum?: readonly unknown[] | undefined;
  items?: Shape;
  properties?: Readonly<Record<string, Shape>> | undefined;
  required?: readonly string[];
  anyOf?: readonly Shape[];
};

type Expected = { expected: string; section: string; isRight: (value: unknown) => boolean };

/** The description of the values that fit `shape`, without their items and fields. */
export const expectedOf = ({ type = '', format = '', enum: known }: Shape): Expected =>
  known
    ? {
        ...ANYTHING,
        expected: `one of ${known.join(', ')}`,
        isRight: (value) => known.includes(value),
      }
    : (EXPECTED[format] ?? EXPECTED[type] ?? ANYTHING);

export const isText = (value: unknown): value is string => typeof value === 'string';
export const isMissing = (value: unknown) => value === undefined || value === null || value === '';

const ANYTHING: Expected = { expected: 'a value', section: '4', isRight: () => true };

const A_NUMBER: Expected = {
  expected: 'a number',
  section: "1, 'Tolerant reading'",
  isRight: (value) => numberOf(value) !== undefined,
};

/** Without it, each user would see another moment. */
const UTC = /T.*(?:Z|[+]00:00)$/;

/** The expected values, by the type or the format of the schema. */
const EXPECTED: Readonly<Record<string, Expected>> = {
  date: {
    expected: 'YYYY-MM-DD',
    section: "1, 'Values'",
    isRight: (value) => isText(value) && isDay(value),
  },
  'date-time': {
    expected: 'ISO 8601 in UTC',
    section: "1, 'Values'",
    isRight: (value) => isText(value) && isMoment(value) && UTC.test(value),
  },
  number: A_NUMBER,
  integer: A_NUMBER,
  string: { ...ANYTHING, expected: 'a text', isRight: isText },
  boolean: {
    ...ANYTHING,
    expected: 'true or false',
    isRight: (value) => typeof value === 'boolean',
  },
  array: { ...ANYTHING, expected: 'a list', isRight: Array.isArray },
  object: { ...ANYTHING, expected: 'an object', isRight: isRecord },
};

/** A value in few words, for a reader who has to find it. */
export const kindOf = (value: unknown): string => {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (isRecord(value))
    return `an object with ${escaped(lineOf(Object.keys(value).join(', '))) || 'nothing'}`;
  return escaped(lineOf(JSON.stringify(value)));
};

/** `text` with the characters that nobody sees, or that turn others around, as JSON can write them. */
const escaped = (text: string): string =>
  text.replace(
    /[\p{Cc}\p{Cf}]/gu,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
