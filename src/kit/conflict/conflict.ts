import type { FieldValues } from 'react-hook-form';
import { isSameValue } from '@/kit/form-state/changes';

/** A field that was changed elsewhere, by another person or in another tab, while the record was being edited here. */
export type ConflictingField = {
  field: string;
  /** The value that both edits started from. */
  before: unknown;
  theirs: unknown;
  mine: unknown;
  /** Whether it was changed here too: 'keep mine' overwrites only these fields. */
  isContested: boolean;
};

/**
 * The changes made elsewhere since the record was read, field by field.
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
    .filter((field) => !isSameValue(before[field], theirs[field]))
    .map((field) => ({
      field,
      before: before[field],
      theirs: theirs[field],
      mine: mine[field],
      isContested: !isSameValue(mine[field], before[field]),
    }));
