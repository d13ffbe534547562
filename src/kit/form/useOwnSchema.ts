import { useMemo } from 'react';
import { textsOf } from '@/core/one-or-many';
import { useCurrentUser } from '@/providers/session/use-session';
import { useDefinition } from '@/kit/registry/definitions';
import type { FormSchema } from '@/kit/form-state/resolver';

/**
 * Adds the rules of the user's scope to `schema`: everyone but admins must set the company, because a record without
 * one is outside their rows (docs/wire-format.md, 'Who sees which rows').
 */
export const useOwnSchema = (schema: FormSchema): FormSchema => {
  const { roles } = useCurrentUser();
  const { scope } = useDefinition().endpoint;
  const company = roles.includes('admin') ? undefined : scope?.company;
  return useMemo(
    () => (company === undefined ? schema : withRequired(schema, company)),
    [schema, company],
  );
};

const withRequired = (schema: FormSchema, field: string): FormSchema =>
  schema.superRefine((values, context) => {
    if (field in values && textsOf(values[field]).length === 0) {
      context.addIssue({ code: 'custom', path: [field], message: 'validation.required' });
    }
  });
