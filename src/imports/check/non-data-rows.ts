import { isRecord } from '@/core/is-record';
import { WARNINGS } from './warnings';
import { NOTE } from './note-row';
import { TOTAL } from './total-row';

/** The kinds of rows with errors that do not seem to be records. */
export type NonDataKind = 'total' | 'note';

/** The user's choice for each kind: not made yet, left out, or read like other rows. */
export type NonDataChoices = Readonly<Record<NonDataKind, (typeof NON_DATA_CHOICES)[number]>>;

const NON_DATA_CHOICES = ['asked', 'left_out', 'kept'] as const;

export const isNonDataChoices = (value: unknown): value is NonDataChoices =>
  isRecord(value) &&
  [value.total, value.note].every((choice) => NON_DATA_CHOICES.some((known) => known === choice));

/** The messages of these rows: until the user has chosen, and once they are left out. */
export const NON_DATA_ROWS = {
  total: { asked: TOTAL, left_out: WARNINGS.total },
  note: { asked: NOTE, left_out: WARNINGS.note },
} as const;

/** The kind of such a row by its message; undefined for errors and warnings about cells. */
export const nonDataKindOf = (message: string): NonDataKind | undefined =>
  KINDS.find(
    (kind) => NON_DATA_ROWS[kind].asked === message || NON_DATA_ROWS[kind].left_out === message,
  );

const KINDS = ['total', 'note'] as const;
