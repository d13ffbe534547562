import { decodeSegment } from './id';
import type { PageAccess, PageDefinition } from './page-definition';
import { VIEWS, type FixedValues, type ResourceDefinition, type View } from './resource';
import { fillPath, valuesIn } from './routes';

/**
 * The URL scheme: the documented addresses (`/bo-user/edit/5`, specification, section 2) on one side,
 * the addresses react-admin builds for itself (`/bo-user/5`) on the other.
 *
 * Parents of nested areas (`:app_id` in `/app/:app_id/tile/edit/:id`) are only in documented addresses; writing one of
 * those takes them from the current address.
 */
export type Route = {
  /** Documented address with `:parameters`. */
  path: string;
  access: PageAccess;
  resource?: ResourceDefinition;
  view?: View;
  page?: PageDefinition;
};

export type RouteMatch = { route: Route; params: Readonly<Record<string, string>> };

export type UrlScheme = {
  routes: readonly Route[];
  /** The route of a documented address, with its parameters; null where it has none. */
  match: (pathname: string) => RouteMatch | null;
  /** The documented spelling of an accepted alias (`/appActivity`), or null. */
  canonical: (pathname: string) => string | null;
  /** Converts a documented address to react-admin's; any address that is not a view of a resource is unchanged. */
  toInternal: (pathname: string) => string;
  /**
   * Converts react-admin's address to the documented one; `parents` fill the parameters it lacks. A documented address
   * is unchanged.
   */
  toDocumented: (pathname: string, parents?: Readonly<Record<string, string>>) => string;
};

/** Compiles the addresses of all `resources` and `pages` into one scheme. */
export const createUrlScheme = (
  resources: readonly ResourceDefinition[],
  pages: readonly PageDefinition[],
): UrlScheme => {
  const resourceRoutes = resources.flatMap(routesOf);
  const ownPages = resources.flatMap((resource) => resource.pages ?? []);
  // Every link of a page calls this, so the patterns are compiled once.
  const patterns = [...resourceRoutes, ...[...ownPages, ...pages].map(routeOfPage)]
    .map(patternOf)
    .sort((a, b) => b.specificity - a.specificity);
  const spellings = new Map(
    [...resources, ...ownPages, ...pages].flatMap(({ aliases }) => Object.entries(aliases ?? {})),
  );
  const byName = new Map(resources.map((resource) => [resource.name, resource]));

  const match = (pathname: string): RouteMatch | null => {
    const actual = pathname.split('/');
    for (const { route, expected } of patterns) {
      const params = matchSegments(expected, actual);
      if (params && areKnown(params, valuesOf(route))) return { route, params };
    }
    return null;
  };

  const toInternal = (pathname: string): string => {
    const found = match(pathname);
    if (!found?.route.resource || !found.route.view) return pathname;
    return internalPath(found.route.resource.name, found.route.view, found.params.id);
  };

  const toDocumented = (pathname: string, parents: Readonly<Record<string, string>> = {}) => {
    if (match(pathname)) return pathname;
    const internal = readInternal(pathname);
    const resource = byName.get(internal?.name ?? '');
    const path = internal && resource?.routes[internal.view];
    if (!internal || !resource || !path) return pathname;
    return fillPath(path, {
      ...valuesIn(resource),
      ...parents,
      ...(internal.id === undefined ? {} : { id: internal.id }),
    });
  };

  return {
    routes: patterns.map(({ route }) => route),
    match,
    canonical: (path) => spellings.get(path) ?? null,
    toInternal,
    toDocumented,
  };
};

const valuesOf = ({ resource, page }: Route) => (resource ?? page)?.values;

const routesOf = (resource: ResourceDefinition): Route[] =>
  VIEWS.flatMap((view) => {
    const path = resource.routes[view];
    if (!path) return [];
    const access = resource.access[view];
    if (!access)
      throw new Error(`${resource.name} has the address ${path} but no permission for it`);
    return [{ path, access, resource, view }];
  });

const routeOfPage = (page: PageDefinition): Route => ({
  path: page.route,
  access: page.access,
  page,
});

/** Literal segments win over parameters, so that `/bo-user/create` is not a record called 'create'. */
const patternOf = (route: Route) => {
  const expected = route.path.split('/');
  const specificity = expected.reduce((sum, segment) => sum * 2 + (segment[0] === ':' ? 0 : 1), 1);
  return { route, expected, specificity };
};

const matchSegments = (
  expected: readonly string[],
  actual: readonly string[],
): Record<string, string> | null => {
  if (expected.length !== actual.length) return null;
  const params: Record<string, string> = {};
  for (let index = 0; index < expected.length; index += 1) {
    const segment = expected[index] ?? '';
    const value = actual[index] ?? '';
    if (!segment.startsWith(':')) {
      if (segment !== value) return null;
      continue;
    }
    const decoded = decodeSegment(value);
    if (!decoded) return null;
    params[segment.slice(1)] = decoded;
  }
  return params;
};

const areKnown = (params: Readonly<Record<string, string>>, values: FixedValues = {}): boolean =>
  Object.entries(params).every(([name, value]) => values[name]?.includes(value) ?? true);

const internalPath = (name: string, view: View, id = '') => {
  const record = `/${name}/${encodeURIComponent(id)}`;
  if (view === 'list') return `/${name}`;
  if (view === 'create') return `/${name}/create`;
  return view === 'edit' ? record : `${record}/show`;
};

const readInternal = (pathname: string): { name: string; view: View; id?: string } | null => {
  const [empty, name, second, third, ...rest] = pathname.split('/');
  if (empty !== '' || !name || rest.length > 0) return null;
  if (!second) return third === undefined ? { name, view: 'list' } : null;
  if (second === 'create' && third === undefined) return { name, view: 'create' };
  const id = decodeSegment(second);
  if (id === null) return null;
  if (third === undefined) return { name, view: 'edit', id };
  return third === 'show' ? { name, view: 'show', id } : null;
};
