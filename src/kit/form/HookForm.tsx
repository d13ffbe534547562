import { useMemo, useState, type FormEvent, type ReactNode } from 'react';
import { SourceContextProvider } from 'react-admin';
import { FormProvider, useForm, type FieldValues, type Resolver } from 'react-hook-form';
import { useDefinition } from '@/kit/registry/definitions';
import type { FieldErrorMap } from '@/kit/form-state/form-state';
import { trackTyping, type TypedSince } from './typed-since';

type HookFormProps = {
  startValues: FieldValues;
  /** Values that the user has already typed; they count as changes. */
  typedValues?: FieldValues;
  resolver: Resolver;
  /** Sends values that passed the resolver; resolves to the server's errors by field. */
  onSubmit: (
    values: FieldValues,
    typedSince: () => TypedSince,
  ) => Promise<FieldErrorMap | undefined>;
  children: ReactNode;
};

/**
 * A react-hook-form form with the contexts that react-admin's inputs read. It replaces react-admin's `Form`, which
 * resets the form on mount and passes every state change to every input, so that all of them render twice before they
 * can be used, and which fills them from the address without checks (`?source=`).
 *
 * Parts that show the state of the form subscribe with `useFormState`: `useFormContext().formState` never changes.
 */
export const HookForm = ({
  startValues,
  typedValues,
  resolver,
  onSubmit,
  children,
}: HookFormProps) => {
  const { name } = useDefinition();
  const form = useForm({
    defaultValues: startValues,
    resolver,
    mode: 'onTouched',
    // `ErrorReporter` focuses the first invalid input of the page, including groups and pictures.
    shouldFocusError: false,
  });
  const [firstState] = useState(() => {
    // Before the inputs mount, because the next keystroke must not wait for an effect.
    for (const [field, value] of Object.entries(typedValues ?? {})) {
      form.setValue(field, value, { shouldDirty: true, shouldTouch: true });
    }
    return form.formState;
  });
  const source = useMemo(
    () => ({
      getSource: (field: string) => field,
      getLabel: (field: string) => `resources.${name}.fields.${field}`,
    }),
    [name],
  );
  const submit = (event: FormEvent) => {
    // In the React tree, a drawer's form is inside its page's form, which must not be submitted too.
    event.stopPropagation();
    const typedSince = trackTyping(form.getValues);
    const send = form.handleSubmit(async (values) => {
      const refused = (await onSubmit(values, () => typedSince(values))) ?? {};
      for (const [field, message] of Object.entries(refused)) {
        form.setError(field, { type: 'server', message });
      }
    });
    void send(event);
  };
  return (
    <SourceContextProvider value={source}>
      <FormProvider {...form} formState={firstState}>
        <form onSubmit={submit} noValidate>
          {children}
        </form>
      </FormProvider>
    </SourceContextProvider>
  );
};
