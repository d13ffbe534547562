import { useMemo } from 'react';
import { inReferenceOrder } from '@/core/dependency-order';
import { compareByMenu } from '@/core/menu-order';
import { referencesTo } from '@/core/references';
import { supportsVerb } from '@/core/endpoint';
import type { ResourceDefinition } from '@/core/resource';
import { prefillQuery } from '@/kit/links/prefill';
import { createAddress } from '@/kit/links/record-address';
import { withQuery } from '@/kit/links/with-query';
import { useDefinitions } from '@/kit/registry/definitions';
import type { DependentCount } from './useDependentCounts';

/**
 * The resources whose records belong to one of `definition`, in order of creation: each after those to which it refers.
 * Omits nested resources, and read-only ones (targets, turnovers) unless `hasReadOnly`.
 */
export const useRelatedResources = (
  definition: ResourceDefinition,
  hasReadOnly = false,
): ResourceDefinition[] => {
  const definitions = useDefinitions();
  return useMemo(() => {
    const related = referencesTo(definitions.values(), definition.name)
      .map(({ resource }) => resource)
      .filter(
        ({ endpoint, parents }) => (hasReadOnly || supportsVerb(endpoint, 'create')) && !parents,
      )
      .toSorted(bySetUp);
    return inReferenceOrder(related);
  }, [definitions, definition.name, hasReadOnly]);
};

/** Sorts the resources that set up a company first, then the others as in the menu. */
const bySetUp = (one: ResourceDefinition, other: ResourceDefinition): number =>
  Number(isSetUp(other)) - Number(isSetUp(one)) || compareByMenu(one, other);

const isSetUp = ({ menu }: ResourceDefinition) => menu?.group === 'configuration';

/**
 * The form for the next record: its prefill, which is the reference by which it is counted, and its address. Null if
 * there is no address for such a form.
 */
export const nextForm = ({ resource, field, filter }: DependentCount) => {
  const address = createAddress(resource);
  if (address === null) return null;
  const [path = address, own = ''] = address.split('?');
  const [value = ''] = Object.values(filter);
  const prefill = { [field]: value };
  const query = { ...Object.fromEntries(new URLSearchParams(own)), ...prefillQuery(prefill) };
  return { prefill, to: withQuery(path, '', query) };
};
