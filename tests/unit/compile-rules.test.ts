import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from '@/core/zod';
import { MAX_CODE_LENGTH, MAX_TEXT_LENGTH, MIN_NAME_LENGTH } from '@/core/constants';
import { packMessage, REQUIRED, unpackMessage } from '@/core/validation-messages';
import { readCells, type ImportFormat, type ImportFormats } from '@/core/imports';
import { compileRules, REFUSED } from '@/imports/check/compile-rules';
import { isWarning } from '@/imports/check/warnings';
import { rowOf } from '@/imports/read/csv-parser';
import { createRowReader, formatColumns } from '@/imports/check/row-reader';
import { createRowValidator, FEWER_ITEMS } from '@/imports/check/row-validator';

/** Rules compiled from a schema, column by column, must say the same as the schema. */
const files = import.meta.glob<ImportFormats>('../../src/resources/*/*.import.ts', {
  eager: true,
  import: 'formats',
});
const FORMATS: readonly (readonly [string, ImportFormat])[] = Object.values(files).flatMap(
  (formats) => Object.entries(formats),
);

/** No longer than a text may be in characters, though in UTF-16 units. */
const SHORT_IN_PAIRS = '🍕'.repeat(MAX_TEXT_LENGTH);

/** Cells as files have them: right, wrong, at the edges of the rules. */
const cell = (examples: readonly string[]) =>
  fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...examples) },
    fc.constantFrom('', ' ', 'ab', 'abc', '0', '-1', '13', '1e5', '12,5', '1.234,56', '0.001'),
    fc.constantFrom(
      '2026-02-30',
      '2026-1-3',
      'x'.repeat(33),
      'x'.repeat(300),
      SHORT_IN_PAIRS,
      'a|a',
      'a||b',
      '|',
    ),
    fc.constantFrom(
      'a@x.it',
      'https://x.it/a.png',
      'active',
      'ACTIVE',
      'agent',
      'customers',
      'A:1|A:2',
    ),
    fc.string({ maxLength: 12 }).map((text) => text.replace(/['\0]/g, '')),
  );

/** Texts about as long as a rule allows, in characters of one or two UTF-16 units, and halves of pairs. */
const textNearBound = fc
  .tuple(
    fc.constantFrom(1, MIN_NAME_LENGTH, MAX_CODE_LENGTH, MAX_TEXT_LENGTH),
    fc.integer({ min: -2, max: 2 }),
    fc.array(fc.constantFrom('a', '🍕', '\uD83C', '\uDF55', '7', ' ', '\n'), {
      minLength: 1,
      maxLength: 3,
    }),
  )
  .map(([bound, more, signs]) =>
    Array.from({ length: Math.max(0, bound + more) }, (_, at) => signs[at % signs.length]).join(''),
  );

/** Expects the rules to return a schema's own output for each value, and to refuse what it refuses. */
const expectSameRules = <Value>(
  type: z.ZodType,
  values: fc.Arbitrary<Value>,
  read: (value: Value) => unknown = (value) => value,
) => {
  const rules = compileRules(type);
  fc.assert(
    fc.property(values, (written) => {
      const value = read(written);
      const { success, data } = type.safeParse(value);
      expect(rules(value)).toEqual(success ? data : REFUSED);
    }),
    { seed: 20, numRuns: 120 },
  );
};

test.each(FORMATS)('%s: a field’s compiled rules are those of its schema', (_name, format) => {
  for (const column of format.columns) {
    const texts = fc.option(fc.oneof(cell(column.examples), textNearBound), { nil: undefined });
    expectSameRules(format.schema.shape[column.name] as z.ZodType, texts, (text) =>
      text === undefined
        ? undefined
        : readCells({ ...format, columns: [column] }, { [column.name]: text })[column.name],
    );
  }
});

test.each<[string, z.ZodType]>([
  ['a length between two bounds', z.string().min(3).max(5)],
  ['an exact length', z.string().length(3)],
  ['a trimmed text', z.string().trim().min(1).toLowerCase()],
  ['an expression', z.string().regex(/^a+$/)],
  ['an expression that keeps its place', z.string().regex(/a/g)],
  ['an expression that reads characters', z.string().regex(/^.{3}$/u)],
  ['a format of its own', z.email()],
  [
    'a rule that only follows others',
    z
      .string()
      .min(3)
      .refine((text) => !text.includes('7')),
  ],
  [
    'a transform that may add issues',
    z.string().transform((text, context) => {
      if (text.includes('a')) context.addIssue('no');
      return text.length;
    }),
  ],
  ['a value for an absent one', z.preprocess((value) => value ?? '', z.string().max(3))],
  ['a number within bounds', z.preprocess(Number, z.number().min(1).max(12).nullable())],
  ['a number between two others', z.number().gt(0).lt(7)],
  ['a number from one to another', z.number().min(0).max(7)],
  ['a rule of its own', z.number().refine((value) => value > 0)],
  ['a rule that returns no boolean', z.number().refine((value) => value && 'yes')],
  ['a list', z.preprocess((text) => Array.from(String(text)), z.array(z.string()).max(3))],
])('%s is compiled to what it is', (_what, type) => {
  expectSameRules(type, fc.oneof(fc.string({ unit: 'binary', maxLength: 6 }), textNearBound));
  expectSameRules(type, fc.constantFrom(undefined, null, 0, 7, Number.NaN, true, ['a'], {}));
});

test.each(FORMATS)(
  '%s: a row fails where a parse of it does, at least in the same columns',
  (_name, format) => {
    const names = format.columns.map(({ name }) => name);
    const row = fc.tuple(
      ...format.columns.map(({ examples }) =>
        fc.oneof({ weight: 4, arbitrary: cell(examples) }, textNearBound),
      ),
    );
    fc.assert(
      fc.property(row, (cells) => {
        const texts = cells.map((text) => text.trim());
        const { error } = format.schema.safeParse(
          readCells(format, Object.fromEntries(names.map((name, at) => [name, texts[at] ?? '']))),
        );
        const layout = {
          mapping: names,
          readers: new Map(),
          constants: new Map(),
          inherited: new Set<string>(),
          kinds: new Map(),
          words: {},
        };
        const columns = formatColumns(format, layout, { codes: new Map(), constraints: [] });
        const read = createRowReader(columns, names.length);
        const issuesOf = createRowValidator(format, {
          columns,
          width: names.length,
          mayExist: () => false,
        });
        const told = new Map(
          issuesOf(read(rowOf(cells)))
            .filter(({ message }) => !isWarning(message))
            .map(({ column, message }) => [column, inSchema(message)]),
        );
        const expected = new Map(
          error?.issues.toReversed().map((issue) => {
            const column = String(issue.path[0] ?? '');
            return [column, messageOf(issue, texts[names.indexOf(column)])];
          }),
        );
        expect(told.size > 0).toBe(expected.size > 0);
        // A parse compares columns only where each is right by itself: the check may say more.
        for (const [column, message] of expected)
          expect([column, told.get(column)]).toEqual([column, message]);
      }),
      { seed: 20, numRuns: 120 },
    );
  },
);

/** The check names the column whose items each need one; the schema only says that an item is missing. */
const inSchema = (message: string): string =>
  unpackMessage(message).message === FEWER_ITEMS ? REQUIRED : message;

/** The schema's own words, but for a value that is none of a field's: it is answered with those there are. */
const messageOf = (issue: z.core.$ZodIssue, text = ''): string =>
  issue.code === 'invalid_value' && text !== ''
    ? packMessage('imports.check.one_of', {
        values: issue.values.filter((value) => value !== '').join(', '),
      })
    : issue.message;
