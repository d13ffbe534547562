import type { ResourceDefinition } from '@/core/resource';
import { fillPath } from '@/core/routes';

/**
 * The address of the list of `definition`, narrowed by `filter` and nothing else: without a filter in the
 * address the list would come up as the reader left it.
 *
 * @throws Error where the resource has no list, or a list below a parent.
 */
export const listLink = (
  { name, routes }: ResourceDefinition,
  filter: Readonly<Record<string, string>> = {},
): string => {
  if (!routes.list) throw new Error(`${name} has no list`);
  return `${fillPath(routes.list, {})}?${new URLSearchParams({ filter: JSON.stringify(filter) })}`;
};
