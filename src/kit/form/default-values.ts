import type { RaRecord } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { emptyValues } from '@/core/empty-values';
import { fieldParentsOf } from '@/core/references';
import type { ResourceDefinition } from '@/core/resource';
import type { FormSchema } from '@/kit/form-state/resolver';

type Form = { schema: FormSchema; initial?: (parent?: RaRecord) => FieldValues };

/** The values of a new record: empty ones, the id of `parent`, the form's initial values, and the fixed ones. */
export const defaultValues = (
  { schema, initial }: Form,
  definition: ResourceDefinition,
  parent?: RaRecord,
): FieldValues => {
  const fields = parent ? fieldParentsOf(definition) : [];
  return {
    ...emptyValues(schema),
    ...Object.fromEntries(fields.map(([field]) => [field, String(parent?.id)])),
    ...initial?.(parent),
    ...definition.endpoint.fixed,
  };
};
