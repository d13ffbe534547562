import type { ResourceDefinition } from '@/core/resource';
import { resourceKey, type ParentMeta } from '@/kit/registry/parent-ids';

/** The parameters behind the address of a list that say which rows are shown, as react-admin names them. */
const LIST_PARAMS = ['page', 'perPage', 'sort', 'order', 'filter', 'displayedFilters'] as const;
export type ListParam = (typeof LIST_PARAMS)[number];

/** Where react-admin's store keeps how the list of `definition` was left. */
export const listParamsKey = (definition: ResourceDefinition, meta: ParentMeta | undefined) =>
  `${resourceKey(definition, meta)}.listParams`;

/** The query `search` in two: what is the list's, and all else, such as the record its drawer shows. */
export const splitListSearch = (search: string): { list: string; rest: string } => {
  const list = new URLSearchParams();
  const rest = new URLSearchParams();
  for (const [name, value] of new URLSearchParams(search)) {
    (isListParam(name) ? list : rest).append(name, value);
  }
  return { list: written(list), rest: written(rest) };
};

/** `list` and `rest` as one query. */
export const joinListSearch = (list: string, rest: string): string =>
  written(new URLSearchParams([...new URLSearchParams(list), ...new URLSearchParams(rest)]));

const isListParam = (name: string) => LIST_PARAMS.some((param) => param === name);

/** A parameter that stands for itself, such as `?create`, is written without `=`. */
const written = (params: URLSearchParams) => {
  const text = params.toString().replace(/=(?=&|$)/g, '');
  return text && `?${text}`;
};
