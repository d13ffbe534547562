import { useWatch } from 'react-hook-form';

/** The current values of `fields` in the surrounding form; pass the same array on every render. */
export const useFormValues = <Field extends string>(
  fields: readonly Field[],
): Record<Field, unknown> => {
  const values: unknown[] = useWatch({ name: fields });
  return Object.fromEntries(fields.map((field, at) => [field, values[at]])) as Record<
    Field,
    unknown
  >;
};
