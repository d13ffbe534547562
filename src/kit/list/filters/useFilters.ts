import { useMemo } from 'react';
import { filterOf } from '@/core/references';
import { valueKey, type ResourceDefinition } from '@/core/resource';
import type { ListFilter } from '@/kit/fields/column';
import { useDefinition } from '@/kit/registry/definitions';

/**
 * The filters that a list offers, in the endpoint's order. They come from the definition's references and values unless
 * `own` has them. A parameter without either is not offered.
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

/** The filter `source` according to the definition; undefined if it does not describe one. */
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
  // Users choose records by code; only links from other pages filter by ids.
  if (!reference || reference.by === 'id') return undefined;
  return { source, reference };
};
