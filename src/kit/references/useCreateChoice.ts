import { useEvent } from 'react-admin';
import type { Reference as ReferenceField } from '@/core/resource';
import { useAlerts } from '@/ui/alerts/useAlerts';
import { useCreateOverForm } from '@/kit/record/create-over-form';
import { useDefinition } from '@/kit/registry/definitions';
import {
  asReferred,
  referenceOf,
  type ChoiceFilter,
  type Reference,
  type ReferenceFilter,
} from './reference-queries';
import { agrees, filtersOf } from './useChoices';
import { useRememberReference } from './useReference';

type CreateChoiceOptions = {
  reference: ReferenceField;
  referenceFilter: ReferenceFilter;
  /** Filters that match no record; the new record starts with the first of them. */
  emptyFilters: readonly ChoiceFilter[];
  onCreated: (created: Reference) => void;
};

/**
 * Returns a function that opens the form for a new record over the picker's form; null if the user may not create one.
 */
export const useCreateChoice = ({
  reference,
  referenceFilter,
  emptyFilters,
  onCreated,
}: CreateChoiceOptions): (() => void) | null => {
  const alerts = useAlerts();
  const definition = asReferred(useDefinition(reference.resource), reference.by);
  const remember = useRememberReference(definition);
  const create = useCreateOverForm(definition);
  const select = useEvent((created: Reference) => {
    if (!agrees(created, reference, referenceFilter)) return alerts.info('picker.elsewhere');
    remember(created);
    onCreated(created);
  });
  if (create === null) return null;
  const wanted = filtersOf(referenceFilter);
  return () =>
    create({
      resource: definition.name,
      prefill: {
        ...(wanted.length === 1 ? wanted[0] : emptyFilters[0]),
        ...(reference.role ? { roles: [reference.role] } : {}),
      },
      onCreated: (record) => select(referenceOf(definition, record)),
    });
};
