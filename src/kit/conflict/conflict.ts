import type { FieldValues } from 'react-hook-form';
import { isSameValue } from '@/kit/form-state/changes';

/** A field that was changed here, or meanwhile elsewhere (by another person or in another tab). */
export type ConflictingField = {
  field: string;
  /** The value that both edits started from. */
  before: unknown;
  theirs: unknown;
  mine: unknown;
  /** Whether it was changed elsewhere: 'use theirs' takes this value. */
  isTheirs: boolean;
  /** Whether it was changed here: 'keep mine' saves only these fields. */
  isMine: boolean;
};

/**
 * The changes since the record was read, field by field: first those made elsewhere, then those made only here.
 *
 * @param fields the writable fields: fields set by the server do not conflict
 */
export const conflictingFields = (
  fields: readonly string[],
  before: FieldValues,
  theirs: FieldValues,
  mine: FieldValues,
): ConflictingField[] =>
  fields
    .map((field) => ({
      field,
      before: before[field],
      theirs: theirs[field],
      mine: mine[field],
      isTheirs: !isSameValue(before[field], theirs[field]),
      isMine: !isSameValue(mine[field], before[field]),
    }))
    .filter(({ isTheirs, isMine }) => isTheirs || isMine)
    .toSorted((one, other) => Number(other.isTheirs) - Number(one.isTheirs));
