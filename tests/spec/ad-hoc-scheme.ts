import { permissionCalled } from './granted';
import { definePage, type PageAccess, type PageDefinition } from '@/core/page-definition';
import { defineResource, type ResourceDefinition, type View } from '@/core/resource';
import { createUrlScheme } from '@/core/url-scheme';
import { PAGE_ALIASES } from './routes.table';
import { ENTITIES, ROUTES, type RouteRow } from './tables';

/**
 * The table's `{company_id}` as a definition writes it: the record, which is the last that may be anything, is
 * `:id`; parents and known values keep their names.
 */
export const patternOf = ({ address, view, values = {} }: RouteRow): string => {
  const names = [...address.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const record = names.findLast((name) => !Object.hasOwn(values, name));
  const isOfRecord = view === 'edit' || view === 'show';
  return address.replace(/\{(\w+)\}/g, (_, name: string) =>
    isOfRecord && name === record ? ':id' : `:${name}`,
  );
};

/** A scheme of all documented addresses, whether or not the console has their pages yet. */
export const createTableScheme = () => createUrlScheme(resourcesOfTable(), pagesOfTable());

const resourcesOfTable = (): ResourceDefinition[] => {
  const byName = new Map<string, RouteRow[]>();
  for (const row of ROUTES) {
    if (row.resource) byName.set(row.resource, [...(byName.get(row.resource) ?? []), row]);
  }
  return [...byName].map(([name, rows]) =>
    defineResource({
      name,
      representation: '{name}',
      routes: byView(rows, patternOf),
      values: rows.find(({ values }) => values)?.values,
      access: byView(rows, ({ access }) => permissionCalled(access)),
      aliases: ENTITIES.get(name)?.aliases ?? {},
      endpoint: {
        base: `api/v1/${name}`,
        plural: `${name}s`,
        singular: name,
        filters: [],
        searched: [],
        writable: [],
      },
    }),
  );
};

const byView = <T>(rows: RouteRow[], valueOf: (row: RouteRow) => T) =>
  Object.fromEntries(rows.map((row) => [row.view, valueOf(row)])) as Partial<Record<View, T>>;

const pagesOfTable = (): PageDefinition[] =>
  ROUTES.filter(({ resource }) => !resource).map((row) => {
    const leading = Object.entries(PAGE_ALIASES).filter(([, to]) => isAt(to, row));
    return definePage({
      name: row.address,
      route: patternOf(row),
      access: row.access.includes(':') ? permissionCalled(row.access) : (row.access as PageAccess),
      values: row.values,
      aliases: Object.fromEntries(leading),
    });
  });

const isAt = (address: string, row: RouteRow) =>
  new RegExp(`^${row.address.replace(/\{\w+\}/g, '[^/]+')}$`).test(address);
