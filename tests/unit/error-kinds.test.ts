import { expect, test } from 'vitest';
import { errorKinds } from '@/imports/history/error-kinds';

test('rows are counted by what their messages have in common, the most frequent first', () => {
  expect(
    errorKinds([
      'customer_code: Il cliente C1 non esiste; email: Email non valida',
      'customer_code: Il cliente C2 non esiste',
      '',
    ]),
  ).toEqual([
    { message: 'customer_code: Il cliente … non esiste', count: 2 },
    { message: 'email: Email non valida', count: 1 },
  ]);
});

test('a message of a megabyte is known by its beginning, at once', () => {
  const [kind] = errorKinds(['Precipitevolissimevolmente'.repeat(40_000)]);
  expect([kind?.message.length, kind?.count]).toEqual([2_001, 1]);
});

test('a message that all rows share is shown whole, with its figures', () => {
  const message = 'month: Inserisci un numero da 1 a 12';
  expect(errorKinds([message, `${message}; ${message}`])).toEqual([{ message, count: 2 }]);
});
