import type { View } from '@/core/resource';
import type { AddressRow, CallRow, EntityTable, MenuRow } from './entity-table';
import { PAGE_MENU, PAGE_PERMISSIONS } from './permissions.table';
import type { AreaPermissions } from './roles';
import { ACCOUNT_ROUTES, ADDED_ROUTES, PAGE_ALIASES, PAGE_ROUTES } from './routes.table';
import { UNBUILT_MENU, UNBUILT_PERMISSIONS, UNBUILT_ROUTES } from './unbuilt.table';

/** All tables together: the tests of the specification run over them. Rows are elsewhere. */
const files = import.meta.glob<EntityTable>('./entities/*.spec-table.ts', {
  eager: true,
  import: 'table',
});

/** The table of each entity, by the name of its resource. */
export const ENTITIES: ReadonlyMap<string, EntityTable> = new Map(
  Object.entries(files).map(([path, table]) => [
    path.replace(/^\.\/entities\/(.+)\.spec-table\.ts$/, '$1'),
    table,
  ]),
);

/**
 * An address and who opens it. A resource's name and view are those by which react-admin finds it; a row without them
 * is a page.
 */
export type RouteRow = AddressRow & { resource?: string; view?: View };

const viewsOf = ([resource, { views }]: readonly [string, EntityTable]): RouteRow[] =>
  views.flatMap(({ view, address, access, values }) =>
    view === 'delete' || address === undefined ? [] : [{ address, access, resource, view, values }],
  );

export const CONSOLE_ROUTES: readonly RouteRow[] = [
  ...PAGE_ROUTES,
  ...[...ENTITIES].flatMap((entry) => [...viewsOf(entry), ...(entry[1].pages ?? [])]),
  ...UNBUILT_ROUTES,
];

export const ROUTES: readonly RouteRow[] = [...ACCOUNT_ROUTES, ...CONSOLE_ROUTES, ...ADDED_ROUTES];

/** An address of `row`: its parameters filled with a known value, or with `other` where any will do. */
export const sampleOf = ({ address, values }: RouteRow, other: string): string =>
  address.replace(/\{(\w+)\}/g, (_, name: string) => values?.[name]?.[0] ?? other);

/** Other addresses that are accepted, and where each leads. */
export const ALIASES: Readonly<Record<string, string>> = Object.assign(
  {},
  PAGE_ALIASES,
  ...[...ENTITIES.values()].map(({ aliases }) => aliases),
);

/** Section 6: what each area lets whom do. */
export const MATRIX: Readonly<Record<string, AreaPermissions>> = Object.assign(
  {},
  PAGE_PERMISSIONS,
  ...[...ENTITIES.values()].map(({ permissions }) => permissions),
  UNBUILT_PERMISSIONS,
);

/** The menu of section 2, by the name of the resource or page. */
export const MENU: Readonly<Record<string, MenuRow>> = {
  ...PAGE_MENU,
  ...Object.fromEntries([...ENTITIES].flatMap(([name, { menu }]) => (menu ? [[name, menu]] : []))),
  ...UNBUILT_MENU,
};

/** A call of an entity, and what its entity is called. */
export type EntityCall = CallRow & { resource: string; table: EntityTable };

export const ENTITY_CALLS: readonly EntityCall[] = [...ENTITIES].flatMap(([resource, table]) =>
  table.calls.map((call) => ({ ...call, resource, table })),
);
