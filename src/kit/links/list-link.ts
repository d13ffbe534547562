import { idsIn } from '@/core/id';
import type { ResourceDefinition, WireRecord } from '@/core/resource';
import { fillPathIfKnown, parametersOf, valuesIn } from '@/core/routes';

/**
 * The address of the list of `definition` with `filter` and nothing else; without any filter in its address the list
 * would open as the reader left it. Parents in the list's address are taken out of the filter; what it does not name
 * is filled from `from`: the record the list belongs to, or the parameters of the page's address.
 *
 * Null where the resource has no list, or a parameter of its address is not known.
 */
export const listLink = (
  definition: ResourceDefinition,
  filter: Readonly<Record<string, string>> = {},
  from: WireRecord = {},
): string | null => {
  const { routes } = definition;
  if (!routes.list) return null;
  const parameters = parametersOf(routes.list);
  const path = fillPathIfKnown(routes.list, {
    ...idsIn(from),
    ...valuesIn(definition, from),
    ...filter,
  });
  if (path === null) return null;
  const narrowing = Object.entries(filter).filter(([name]) => !parameters.includes(name));
  const query = new URLSearchParams({ filter: JSON.stringify(Object.fromEntries(narrowing)) });
  return `${path}?${query}`;
};
