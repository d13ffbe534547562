import { createContext, useContext } from 'react';
import type { RaRecord } from 'react-admin';
import type { ResourceDefinition } from '@/core/resource';
import { useViewsOf } from '@/kit/registry/definitions';
import { useMayCreate } from '@/kit/registry/may-create';

/**
 * A request to create a record, which a form needs or which depends on the form's record, in a drawer over the form.
 */
export type CreateRequest = {
  /** Name of its resource. */
  resource: string;
  /** The initial values of its form, by field. */
  prefill: Readonly<Record<string, unknown>>;
  onCreated?: (record: RaRecord) => void;
  /** Whether further records may be created in the same drawer. */
  isSeries?: boolean;
};

export const CreateOverFormContext = createContext<((request: CreateRequest) => void) | null>(null);

/**
 * Returns a function that opens the form for a new record of `definition` over the surrounding form. Null if the user
 * may not create one, outside a form, as in a list's filter, and in such a drawer itself, which opens no second one.
 */
export const useCreateOverForm = (definition: ResourceDefinition) => {
  const { name, parents } = definition;
  const open = useContext(CreateOverFormContext);
  const hasForm = useViewsOf()(name)?.form !== undefined;
  const isAllowed = useMayCreate(definition);
  return isAllowed && hasForm && !parents ? open : null;
};
