import type { FieldValues } from 'react-hook-form';
import { changedFields } from '@/kit/form-state/changes';
import type { FormState } from '@/kit/form-state/form-state';
import { isKeepable } from './drafts';

/**
 * The names of the fields that a draft holds: the unsaved ones. For a new record also all non-empty ones, because the
 * form that restores it may have other initial values.
 */
export const draftFields = (state: FormState, values: FieldValues): string[] => {
  const unsaved = changedFields(values, state.initialValues);
  if (state.record) return unsaved;
  const filled = changedFields(values, state.defaults).filter((field) => isKeepable(values[field]));
  return [...new Set([...unsaved, ...filled])];
};
