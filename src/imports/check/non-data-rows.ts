import { isRecord } from '@/core/is-record';
import { WARNINGS } from './warnings';
import { NOTE } from './note-row';
import { TOTAL } from './total-row';

/** The kinds of rows with errors that seem to be no record. */
export type NonDataKind = 'total' | 'note';

/** The user's choices for these rows: not made yet, left out, or read as the other rows are. */
export type NonDataChoices = Readonly<Record<NonDataKind, (typeof NON_DATA_CHOICES)[number]>>;

const NON_DATA_CHOICES = ['asked', 'left_out', 'kept'] as const;

export const isNonDataChoices = (value: unknown): value is NonDataChoices =>
  isRecord(value) &&
  [value.total, value.note].every((choice) => NON_DATA_CHOICES.some((known) => known === choice));

/** Their messages: while the user has not chosen, and once they are left out. */
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
