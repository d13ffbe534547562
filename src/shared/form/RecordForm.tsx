import { useMemo, useRef, useState, type ReactNode } from 'react';
import { Form, useEvent, type RaRecord } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { useCurrentUser } from '@/providers/session/use-session';
import { useAlerts } from '@/shared/alerts/useAlerts';
import { useDefinition } from '@/shared/registry/definitions';
import { keptName, useParentMeta } from '@/shared/registry/parent-ids';
import { draftKey, dropDraft } from './drafts';
import { useFormExit } from '@/shared/record/form-frame';
import { FormBody } from './FormBody';
import { RecordFormContext } from './record-form-context';
import { formResolver, type FormRefinement, type FormSchema } from './resolver';
import { useSave, type FormTask } from './useSave';
import type { SaveQuestion } from './useSaveQuestion';

export type RecordFormProps = {
  /** The rules; their messages are keys of the catalogue. */
  schema: FormSchema;
  refinement?: FormRefinement;
  /** An empty record: every field of the form with its empty value. */
  defaults: FieldValues;
  /** Beside the form: a preview or a summary. Below it on narrow screens. */
  aside?: ReactNode;
  children: ReactNode;
  /** What is done instead of creating or updating the record. */
  task?: FormTask;
};

/**
 * The form of a record, to create one or to edit `record`: rules, one call a save, messages, leave guard,
 * draft and stale edits. After a save it goes back to the list (specification, section 2 'Flow').
 */
export const RecordForm = ({
  schema,
  refinement,
  defaults,
  record,
  aside,
  children,
  task,
  onSettled,
}: RecordFormProps & { record?: RaRecord; onSettled: () => void }) => {
  const definition = useDefinition();
  const exit = useFormExit();
  const alerts = useAlerts();
  const userId = useCurrentUser().id;
  const meta = useParentMeta(definition);
  const kept = keptName(definition, meta);
  const key = draftKey(userId, task ? `${kept}.${task.name}` : kept, record?.id);
  const base = useRef<FieldValues>({ ...defaults, ...record });
  // The state is for those who show the record, the reference for the save that may follow at once.
  const original = useRef(record);
  const [current, setCurrent] = useState(record);
  const isSettled = useRef(false);
  const questions = useRef(new Set<SaveQuestion>());
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
    isConfirmed: () => allAgree(questions.current),
    onSaved: (message) => {
      settle();
      alerts.success(message ?? 'form.saved');
      exit();
    },
  });
  const resolver = useMemo(
    () => formResolver(schema, () => base.current, refinement),
    [schema, refinement],
  );
  const rebaseField = useEvent((field: string, value: unknown) => {
    base.current = { ...base.current, [field]: value };
  });
  const shared = useMemo(
    () => ({
      definition,
      schema,
      record: current,
      questions,
      isSaving,
      isTask: task !== undefined,
      settle,
      base,
      rebaseField,
    }),
    [definition, schema, current, isSaving, task, settle, rebaseField],
  );
  /** The form starts afresh from the record as another person left it. */
  const rebase = (newer: RaRecord) => {
    base.current = { ...defaults, ...newer };
    original.current = newer;
    setCurrent(newer);
  };

  return (
    <RecordFormContext value={shared}>
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
        >
          {children}
        </FormBody>
      </Form>
    </RecordFormContext>
  );
};

/** One after the other: two dialogs at once would be in each other's way. */
const allAgree = async (questions: ReadonlySet<SaveQuestion>): Promise<boolean> => {
  for (const ask of questions) if (!(await ask())) return false;
  return true;
};
