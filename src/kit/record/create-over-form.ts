import { createContext, useContext } from 'react';
import type { RaRecord } from 'react-admin';
import type { ResourceDefinition } from '@/core/resource';
import { useViewsOf } from '@/kit/registry/definitions';
import { useMayCreate } from '@/kit/registry/may-create';

/** A record that a form lacks, or that depends on its record, to be created in a drawer over it. */
export type CreateRequest = {
  /** Name of its resource. */
  resource: string;
  /** The initial values of its form, by field. */
  prefill: Readonly<Record<string, unknown>>;
  onCreated?: (record: RaRecord) => void;
  /** Whether more records may follow in the same drawer. */
  isSeries?: boolean;
};

export const CreateOverFormContext = createContext<((request: CreateRequest) => void) | null>(null);

/**
 * Opens the form for a new record of `definition` over the surrounding form. Null if the role may not create one, and
 * outside a form: in a filter of a list, and in such a drawer itself, which opens no second one.
 */
export const useCreateOverForm = (definition: ResourceDefinition) => {
  const { name, parents } = definition;
  const open = useContext(CreateOverFormContext);
  const hasForm = useViewsOf()(name)?.form !== undefined;
  const isAllowed = useMayCreate(definition);
  return isAllowed && hasForm && !parents ? open : null;
};
