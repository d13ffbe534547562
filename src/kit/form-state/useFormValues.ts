import { useWatch } from 'react-hook-form';

/** Current values of some fields of the surrounding form. `fields` must be the same array on every render. */
export const useFormValues = <Field extends string>(
  fields: readonly Field[],
): Record<Field, unknown> => {
  const values: unknown[] = useWatch({ name: fields });
  return Object.fromEntries(fields.map((field, at) => [field, values[at]])) as Record<
    Field,
    unknown
  >;
};
