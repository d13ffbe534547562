import type { ResourceDefinition } from '@/core/resource';
import { fillPath } from '@/core/routes';

/**
 * The address of the list of `definition` with `filter` and nothing else; without any filter in its address the list
 * would open as the reader left it. Parents in the list's address are taken out of the filter.
 *
 * @throws Error where the resource has no list, or the filter lacks a parent.
 */
export const listLink = (
  { name, routes }: ResourceDefinition,
  filter: Readonly<Record<string, string>> = {},
): string => {
  if (!routes.list) throw new Error(`${name} has no list`);
  const parents = new Set([...routes.list.matchAll(/:(\w+)/g)].map(([, name]) => name));
  const narrowing = Object.fromEntries(Object.entries(filter).filter(([key]) => !parents.has(key)));
  return `${fillPath(routes.list, filter)}?${new URLSearchParams({ filter: JSON.stringify(narrowing) })}`;
};
