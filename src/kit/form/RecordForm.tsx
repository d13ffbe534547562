import { useMemo, type ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import type { FieldValues, Resolver } from 'react-hook-form';
import { useAfterPress } from '@/ui/hooks/useAfterPress';
import type { CopyRules } from './copy';
import { FormBody } from './FormBody';
import { HookForm } from './HookForm';
import { RecordFormContext } from './record-form-context';
import { RequiredFieldsProvider } from './RequiredFields';
import { formResolver, type FormRefinement, type FormSchema } from './resolver';
import type { FormTask } from './useRecordCalls';
import { useRecordFormState } from './useRecordFormState';

export type RecordFormProps = {
  /** The rules; their messages are keys of the catalogue. */
  schema: FormSchema;
  /** Rules that no schema can hold. */
  refinement?: FormRefinement;
  /** An empty record: every field of the form with its empty value. */
  defaults: FieldValues;
  /** Values a new record starts with: those of the record it is a copy of, for example. */
  values?: FieldValues;
  /** Beside the form: a preview or a summary. Below it on narrow screens. */
  aside?: ReactNode;
  children: ReactNode;
  /** What is done instead of creating or updating the record. */
  task?: FormTask;
  /** How a duplicate of the record differs from it; false where duplicates make no sense. */
  copy?: CopyRules | false;
  /** Whether its code has to be typed before it is deleted. */
  deletionAsksForCode?: boolean;
  /** Above the form. */
  head?: ReactNode;
  /** In place of the bar with its buttons. */
  bar?: ReactNode;
  /** Leaving the form does not ask: the draft is kept, and offered when it is opened again. */
  keepsDraft?: boolean;
  /** Where a save leads, in place of the list; null for the list after all. */
  leadsTo?: (saved: RaRecord) => Promise<string | null>;
};

type OpenFormProps = RecordFormProps & {
  record?: RaRecord;
  /** Beside the form, above what stands there: the records that refer to it. */
  related?: ReactNode;
  /** Whether the first field is focused when the form opens: it replaces another one. */
  isFocused?: boolean;
  /** Opens the form for the next record of a series, with the values that were sent for the last one. */
  onNext?: (sent: FieldValues) => void;
  onClosed: () => void;
};

/**
 * The form of a record, to create one or to edit `record`: rules, one call a save, messages, leave guard,
 * draft and stale edits. After a save it goes back to the list (specification, section 2 'Flow').
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
  deletionAsksForCode = false,
  related,
  head,
  bar,
  keepsDraft,
  leadsTo,
  isFocused = false,
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
    deletionAsksForCode,
    leadsTo,
    onNext,
    onClosed,
  });
  const { getState } = form;
  const afterPress = useAfterPress();
  const resolver = useMemo((): Resolver => {
    const check = formResolver(schema, () => getState().initialValues, refinement);
    return (...asked) => new Promise((resolve) => afterPress(() => resolve(check(...asked))));
  }, [schema, getState, refinement, afterPress]);
  const startValues = useMemo(
    () => ({ ...defaults, ...values, ...record }),
    [defaults, values, record],
  );
  return (
    <RecordFormContext value={form}>
      <HookForm startValues={startValues} resolver={resolver} onSubmit={save}>
        <RequiredFieldsProvider>
          {head}
          <FormBody
            aside={aside}
            related={related}
            bar={bar}
            keepsDraft={keepsDraft}
            isFocused={isFocused}
          >
            {children}
          </FormBody>
        </RequiredFieldsProvider>
      </HookForm>
    </RecordFormContext>
  );
};
