import type { RaRecord } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { useDraftKey } from '@/kit/drafts/useDraftKey';
import type { CopyRules } from '@/kit/duplicate/copy';
import type { DeletionRules } from '@/kit/form-state/deletion-rules';
import type { RecordFormContextValue, ValueViews } from '@/kit/form-state/record-form-context';
import type { FormSchema } from '@/kit/form-state/resolver';
import { useFormFrame } from '@/kit/record/form-frame';
import { useDefinition } from '@/kit/registry/definitions';
import { useFormActions, type FormActionsOptions } from './useFormActions';
import { useFormReducer } from './useFormReducer';

export type RecordFormOptions = FormActionsOptions & {
  /** The rules; their messages are keys of the catalogue. */
  schema: FormSchema;
  /** Every field of the form with its empty value. */
  defaults: FieldValues;
  /** Initial values of a new record besides the empty ones, such as those of the record it copies. */
  values?: FieldValues;
  /** The edited record; absent on create. */
  record?: RaRecord;
  /** How a duplicate of the record differs from it; false if duplicates make no sense. */
  copy?: CopyRules | false;
  deletion?: DeletionRules;
  valueViews?: ValueViews;
};

/** The state and the actions of a record's form, and the function that saves it (see `useFormActions`). */
export const useRecordFormState = (options: RecordFormOptions) => {
  const { schema, defaults, values, record, task, copy, deletion, valueViews, onNext } = options;
  const definition = useDefinition();
  const { overlay } = useFormFrame();
  const [state, store] = useFormReducer(defaults, record, values);
  const { save, ...actions } = useFormActions(definition, store, options);
  const draftKey = useDraftKey(definition, task?.name)(record?.id);
  const form: RecordFormContextValue = {
    ...state,
    ...store,
    ...actions,
    definition,
    schema,
    draftKey,
    isTask: task !== undefined,
    copy,
    deletion,
    valueViews,
    isSeries: onNext !== undefined && (overlay?.isSeries ?? true),
  };
  return { form, save };
};
