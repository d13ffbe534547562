import { isId } from './id';
import type { ResourceDefinition, View, WireRecord } from './resource';

/**
 * Fills the `:parameters` of a documented address.
 *
 * @throws Error naming the parameter that `params` lacks.
 */
export const fillPath = (path: string, params: Readonly<Record<string, string>>): string =>
  path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined || value === '')
      throw new Error(`The address ${path} needs a value for ${name}`);
    return encodeURIComponent(value);
  });

/** Like {@link fillPath}, but null where a parameter is missing. */
export const fillPathIfKnown = (
  path: string,
  params: Readonly<Record<string, string>>,
): string | null =>
  parametersOf(path).every((name) => params[name]) ? fillPath(path, params) : null;

/** The names of the `:parameters` of a documented address. */
export const parametersOf = (path: string): string[] =>
  [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);

/**
 * The documented address of a `view` of `record`: its id (or the field its definition names instead) and its own values
 * fill the parameters, `params` the others, such as its parents.
 *
 * @throws Error where the resource has no such address, or a parameter is missing.
 */
export const recordPath = (
  definition: ResourceDefinition,
  view: View,
  record: WireRecord,
  params: Readonly<Record<string, string>> = {},
): string => {
  const path = definition.routes[view];
  if (!path) throw new Error(`${definition.name} has no ${view} address`);
  const [field = 'id', ...query] = definition.endpoint.identifiedBy ?? [];
  const id = String(isId(record[field]) ? record[field] : record.id);
  const named = query.flatMap((name): [string, string][] =>
    isId(record[name]) ? [[name, String(record[name])]] : [],
  );
  const search = named.length > 0 ? `?${new URLSearchParams(named)}` : '';
  return fillPath(path, { ...params, ...valuesIn(definition, record, params), id }) + search;
};

/**
 * The parameters with known values, from `record` or else from `params`; the first known value where neither has one.
 */
export const valuesIn = (
  { values = {} }: ResourceDefinition,
  record: WireRecord = {},
  params: Readonly<Record<string, string>> = {},
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).map(([name, known]) => {
      const found = [record[name], params[name]].find((value) =>
        known.some((one) => one === value),
      );
      return [name, String(found ?? known[0])];
    }),
  );

/** The path of `location`, which may include a query. */
export const pathnameOf = (location: string): string => location.split('?', 1)[0] ?? '';
