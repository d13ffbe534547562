import { useMemo, useState, type ReactNode } from 'react';
import type { Resolver } from 'react-hook-form';
import { useAfterPress } from '@/ui/hooks/useAfterPress';
import { FormBody } from './FormBody';
import { HookForm } from './HookForm';
import { RecordFormContext } from '@/kit/form-state/record-form-context';
import { RequiredFieldsProvider } from '@/kit/form-state/RequiredFields';
import { formResolver, type FormRefinement } from '@/kit/form-state/resolver';
import type { TypedSince } from './typed-since';
import { useRecordFormState, type RecordFormOptions } from './useRecordFormState';

export type RecordFormProps = Omit<RecordFormOptions, 'record' | 'onNext' | 'onClosed'> & {
  /** Rules that a schema cannot express. */
  refinement?: FormRefinement;
  /** A preview or summary beside the form; below it on narrow screens. */
  aside?: ReactNode;
  children: ReactNode;
  /** Rendered above the form. */
  head?: ReactNode;
  /** Replaces the bar with its buttons. */
  bar?: ReactNode;
  /** Whether the form is left without a question: its draft is offered when it is opened again. */
  keepsDraft?: boolean;
};

type OpenFormProps = RecordFormProps &
  Pick<RecordFormOptions, 'record' | 'onNext' | 'onClosed'> & {
    /** The records that refer to `record`, beside the form and above its aside. */
    related?: ReactNode;
    /** Returns the values typed into the previous form of the series after it was sent; absent in the first form. */
    typedSince?: () => TypedSince;
  };

/**
 * The form that creates a record or edits `record`: validation, one call per save, messages, leave guard, draft and
 * stale edits. After a save it leads back to the list (specification, section 2 'Flow').
 */
export const RecordForm = (props: OpenFormProps) => {
  const { schema, refinement, defaults, values, record, typedSince } = props;
  const { form, save } = useRecordFormState(props);
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
          {props.head}
          <FormBody
            aside={props.aside}
            related={props.related}
            bar={props.bar}
            keepsDraft={props.keepsDraft}
            typed={typed}
          >
            {props.children}
          </FormBody>
        </RequiredFieldsProvider>
      </HookForm>
    </RecordFormContext>
  );
};
