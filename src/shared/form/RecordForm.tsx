import { useMemo, type ReactNode } from 'react';
import { Form, type RaRecord } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { FormBody } from './FormBody';
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
  onClosed,
}: RecordFormProps & { record?: RaRecord; onClosed: () => void }) => {
  const { form, save } = useRecordFormState({ schema, defaults, record, task, onClosed });
  const { getState } = form;
  const resolver = useMemo(
    () => formResolver(schema, () => getState().initialValues, refinement),
    [schema, getState, refinement],
  );
  return (
    <RecordFormContext value={form}>
      <Form
        defaultValues={defaults}
        record={record}
        resolver={resolver}
        mode="onTouched"
        onSubmit={save}
        noValidate
        disableInvalidFormNotification
      >
        <RequiredFieldsProvider>
          <FormBody aside={aside}>{children}</FormBody>
        </RequiredFieldsProvider>
      </Form>
    </RecordFormContext>
  );
};
