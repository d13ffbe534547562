import { isRecord } from '@/core/is-record';
import { DOUBTS } from './doubts';
import { NOTE } from './note-row';
import { TOTAL } from './total-row';

/** The kinds of rows with errors that seem to be no record. */
export type Aside = 'total' | 'note';

/** The user's choices for these rows: not made yet, left out, or read as the other rows are. */
export type AsideChoices = Readonly<Record<Aside, (typeof ASIDE_CHOICES)[number]>>;

const ASIDE_CHOICES = ['asked', 'left_out', 'kept'] as const;

export const isAsideChoices = (value: unknown): value is AsideChoices =>
  isRecord(value) &&
  [value.total, value.note].every((choice) => ASIDE_CHOICES.some((known) => known === choice));

/** Their messages: while the user has not chosen, and once they are left out. */
export const ASIDES = {
  total: { asked: TOTAL, left_out: DOUBTS.total },
  note: { asked: NOTE, left_out: DOUBTS.note },
} as const;

/** The kind of such a row by its message; undefined for errors and doubts about cells. */
export const asideOf = (message: string): Aside | undefined =>
  KINDS.find((kind) => ASIDES[kind].asked === message || ASIDES[kind].left_out === message);

const KINDS = ['total', 'note'] as const;
