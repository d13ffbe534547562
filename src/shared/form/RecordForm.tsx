import { useMemo, useRef, useState, type ReactNode } from 'react';
import { Form, useEvent, useRedirect, type RaRecord } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import type { ProviderMeta } from '@/providers/data-provider';
import { useCurrentUser } from '@/providers/use-session';
import { useAlerts } from '@/shared/alerts/useAlerts';
import { useDefinition } from '@/shared/definitions';
import { draftKey, dropDraft } from './drafts';
import { FormBody } from './FormBody';
import { RecordFormContext } from './record-form-context';
import { formResolver, type FormSchema } from './resolver';
import { useSave, type FormTask } from './useSave';

export type RecordFormProps = {
  /** The rules; their messages are keys of the catalogue. */
  schema: FormSchema;
  /** An empty record: every field of the form with its empty value. */
  defaults: FieldValues;
  /** Beside the form: a preview or a summary. Below it on narrow screens. */
  aside?: ReactNode;
  /** What hangs on the record, told before it is deleted. */
  dependents?: ReactNode;
  children: ReactNode;
  meta?: ProviderMeta;
  /** What is done instead of creating or updating the record. */
  task?: FormTask;
};

/**
 * The form of a record, to create one or to edit `record`: rules, one call a save, messages, leave guard,
 * draft and stale edits. After a save it goes back to the list (specification, section 2 'Flow').
 */
export const RecordForm = ({
  schema,
  defaults,
  record,
  aside,
  dependents,
  children,
  meta,
  task,
  onSettled,
}: RecordFormProps & { record?: RaRecord; onSettled: () => void }) => {
  const definition = useDefinition();
  const redirect = useRedirect();
  const alerts = useAlerts();
  const userId = useCurrentUser().id;
  const key = draftKey(
    userId,
    task ? `${definition.name}.${task.name}` : definition.name,
    record?.id,
  );
  const base = useRef<FieldValues>({ ...defaults, ...record });
  // The state is for those who show the record, the reference for the save that may follow at once.
  const original = useRef(record);
  const [current, setCurrent] = useState(record);
  const isSettled = useRef(false);
  const settle = useEvent(() => {
    isSettled.current = true;
    dropDraft(key);
    onSettled();
  });
  const { save, isSaving, theirs, closeConflict, refused } = useSave({
    definition,
    meta,
    task,
    original: () => original.current,
    onSaved: (message) => {
      settle();
      alerts.success(message ?? 'form.saved');
      redirect('list', definition.name);
    },
  });
  const resolver = useMemo(() => formResolver(schema, () => base.current), [schema]);
  const rebaseField = useEvent((field: string, value: unknown) => {
    base.current = { ...base.current, [field]: value };
  });
  const shared = useMemo(
    () => ({
      definition,
      record: current,
      isSaving,
      isTask: task !== undefined,
      settle,
      base,
      rebaseField,
    }),
    [definition, current, isSaving, task, settle, rebaseField],
  );
  /** The form starts afresh from the record as another person left it. */
  const rebase = (newer: RaRecord) => {
    base.current = { ...defaults, ...newer };
    original.current = newer;
    setCurrent(newer);
  };

  return (
    <RecordFormContext.Provider value={shared}>
      <Form
        defaultValues={defaults}
        record={record}
        resolver={resolver}
        mode="onTouched"
        onSubmit={save}
        noValidate
        disableInvalidFormNotification
      >
        <FormBody
          draftKey={key}
          isSettled={() => isSettled.current}
          theirs={theirs}
          rebase={rebase}
          closeConflict={closeConflict}
          refused={refused}
          aside={aside}
          dependents={dependents}
        >
          {children}
        </FormBody>
      </Form>
    </RecordFormContext.Provider>
  );
};
