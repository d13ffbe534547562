import { useMemo } from 'react';
import { filterOf } from '@/core/references';
import { valueKey, type ResourceDefinition } from '@/core/resource';
import type { ListFilter } from '@/kit/fields/column';
import { useDefinition } from '@/kit/registry/definitions';

/**
 * The filters a list offers, in the endpoint's order: those the definition describes by a reference or values,
 * replaced by `own` ones. A parameter without a description is not offered.
 */
export const useFilters = (own: readonly ListFilter[]): readonly ListFilter[] => {
  const definition = useDefinition();
  const { filters, derived } = definition.endpoint;
  return useMemo(
    () =>
      [...filters, ...(derived ?? [])].flatMap(
        (source) =>
          own.find((filter) => filter.source === source) ??
          describedFilter(definition, source) ??
          [],
      ),
    [definition, filters, derived, own],
  );
};

/** The filter `source` as the definition describes it; undefined if it does not. */
const describedFilter = (
  definition: ResourceDefinition,
  source: string,
): ListFilter | undefined => {
  const { name, values = {}, references = {} } = definition;
  const fixed = values[source];
  if (fixed) {
    return {
      source,
      choices: fixed.map((value) => ({
        id: String(value),
        label: valueKey(name, source, value),
      })),
    };
  }
  const reference = Object.entries(references).find(
    ([field, reference]) => (filterOf(definition, field, reference) ?? field) === source,
  )?.[1];
  // Records are chosen by their codes; only addresses of other pages filter by a list of ids.
  if (!reference || reference.by === 'id') return undefined;
  return { source, reference };
};
