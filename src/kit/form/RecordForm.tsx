import { useMemo, useState, type ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import type { FieldValues, Resolver } from 'react-hook-form';
import { useAfterPress } from '@/ui/hooks/useAfterPress';
import type { CopyRules } from '@/kit/duplicate/copy';
import { FormBody } from './FormBody';
import { HookForm } from './HookForm';
import { RecordFormContext } from '@/kit/form-state/record-form-context';
import { RequiredFieldsProvider } from '@/kit/form-state/RequiredFields';
import { formResolver, type FormRefinement, type FormSchema } from '@/kit/form-state/resolver';
import type { TypedSince } from './typed-since';
import type { FormTask } from './useRecordCalls';
import { useRecordFormState } from './useRecordFormState';
import type { DeletionRules } from '@/kit/form-state/deletion-rules';

export type RecordFormProps = {
  /** The rules; their messages are keys of the catalogue. */
  schema: FormSchema;
  /** Rules that a schema cannot express. */
  refinement?: FormRefinement;
  /** An empty record: every field of the form with its empty value. */
  defaults: FieldValues;
  /** Initial values of a new record: those of the record it copies, for example. */
  values?: FieldValues;
  /** A preview or summary beside the form; below it on narrow screens. */
  aside?: ReactNode;
  children: ReactNode;
  /** Replaces creating or updating the record. */
  task?: FormTask;
  /** How a duplicate of the record differs from it; false if duplicates make no sense. */
  copy?: CopyRules | false;
  deletion?: DeletionRules;
  /** Rendered above the form. */
  head?: ReactNode;
  /** Replaces the bar with its buttons. */
  bar?: ReactNode;
  /** Leaving the form does not ask: the draft is kept and offered when the form is opened again. */
  keepsDraft?: boolean;
  /** The address after a save, instead of the list; null for the list after all. */
  leadsTo?: (saved: RaRecord) => Promise<string | null>;
};

type OpenFormProps = RecordFormProps & {
  record?: RaRecord;
  /** The records that refer to it, beside the form and above its aside. */
  related?: ReactNode;
  /** Returns what was typed into the last form of the series after it was sent; absent in the first form. */
  typedSince?: () => TypedSince;
  /**
   * Opens the form for the next record of a series with the values sent for the last one. What is typed until then is
   * carried over.
   */
  onNext?: (sent: FieldValues, typedSince: () => TypedSince) => void;
  onClosed: () => void;
};

/**
 * The form that creates a record or edits `record`: rules, one call per save, messages, leave guard, draft and stale
 * edits. After a save it goes back to the list (specification, section 2 'Flow').
 */
export const RecordForm = ({
  schema,
  refinement,
  defaults,
  values,
  record,
  aside,
  children,
  task,
  copy,
  deletion,
  related,
  head,
  bar,
  keepsDraft,
  leadsTo,
  typedSince,
  onNext,
  onClosed,
}: OpenFormProps) => {
  const { form, save } = useRecordFormState({
    schema,
    defaults,
    values,
    record,
    task,
    copy,
    deletion,
    leadsTo,
    onNext,
    onClosed,
  });
  const { getState, definition } = form;
  const { references } = definition;
  const afterPress = useAfterPress();
  const resolver = useMemo((): Resolver => {
    const check = formResolver(schema, () => getState().initialValues, refinement, references);
    return (...asked) => new Promise((resolve) => afterPress(() => resolve(check(...asked))));
  }, [schema, getState, refinement, references, afterPress]);
  const [typed] = useState(() => typedSince?.());
  const startValues = useMemo(
    () => ({ ...defaults, ...values, ...record }),
    [defaults, values, record],
  );
  return (
    <RecordFormContext value={form}>
      <HookForm
        startValues={startValues}
        typedValues={typed?.values}
        resolver={resolver}
        onSubmit={save}
      >
        <RequiredFieldsProvider>
          {head}
          <FormBody aside={aside} related={related} bar={bar} keepsDraft={keepsDraft} typed={typed}>
            {children}
          </FormBody>
        </RequiredFieldsProvider>
      </HookForm>
    </RecordFormContext>
  );
};
