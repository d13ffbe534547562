import type { PageAccess } from '@/core/page-definition';
import type { ResourceDefinition } from '@/core/resource';
import { fillPath, parametersOf, recordPath } from '@/core/routes';
import type { Route, RouteMatch, UrlScheme } from '@/core/url-scheme';
import { editAddress } from '@/kit/links/record-address';
import { areaOf, isBelow } from '../menu/menu';

/** One step of the path from the dashboard to the page; the last one is the page itself. */
export type Crumb = {
  /** Message key; the second is tried where the first has no message. */
  label: readonly [string, string];
  /** Documented address; the crumb of the current page has none. */
  to?: string;
  /** The record whose name replaces the label once it is known. */
  record?: { definition: ResourceDefinition; id: string };
};

const DASHBOARD = '/dashboard';

/**
 * The steps to `pathname`, derived from the addresses: every list whose area contains the page, its own list, then the
 * record or the new record (specification, section 2: 'a breadcrumb starts at the dashboard').
 */
export const crumbsOf = (pathname: string, scheme: UrlScheme): Crumb[] => {
  const match = scheme.match(pathname);
  if (!match) return [];
  const { route, params } = match;
  const lists = scheme.routes
    .filter(({ path, view }) => view === 'list' && parametersOf(path).every((name) => params[name]))
    .map((list) => ({ list, to: fillPath(list.path, params) }))
    .filter(({ list, to }) => list.resource === route.resource || isBelow(areaOf(to), pathname))
    .sort((one, other) => one.to.length - other.to.length)
    .flatMap(({ list, to }): Crumb[] => [
      ...parentOf(list.resource, params, scheme),
      { label: listLabel(list, params), to },
    ]);
  const dashboard: Crumb = {
    label: ['pages.dashboard.menu', 'shell.breadcrumb.home'],
    to: DASHBOARD,
  };
  if (pathname === DASHBOARD) return [withoutLink(dashboard)];
  // One record may have two lists below it.
  const crumbs = [dashboard, ...lists].filter(
    ({ to }, at, all) => all.findIndex((other) => other.to === to) === at,
  );
  const last = crumbs.at(-1);
  if (last?.to === pathname) return [...crumbs.slice(0, -1), withoutLink(last)];
  // The record of such a list is one of these crumbs already.
  const above = recordAbove(pathname, scheme).filter(
    ({ to }) => !crumbs.some((at) => at.to === to),
  );
  return [...crumbs, ...above, ...pageAbove(match), lastCrumb(match)];
};

/**
 * `crumbs` for a user who `mayVisit` an access: a record links to its page where the user may not open its form; crumbs
 * they may not visit are left out.
 */
export const permittedCrumbs = (
  crumbs: readonly Crumb[],
  scheme: UrlScheme,
  mayVisit: (access: PageAccess) => boolean,
): Crumb[] =>
  crumbs.flatMap((crumb) => {
    if (crumb.to === undefined) return [crumb];
    const { route, params } = scheme.match(crumb.to) ?? {};
    if (route?.access === undefined || mayVisit(route.access)) return [crumb];
    const { definition, id } = crumb.record ?? {};
    const mayRead = definition?.access.show && mayVisit(definition.access.show);
    if (!definition?.routes.show || !mayRead || !id) return [];
    return [{ ...crumb, to: recordPath(definition, 'show', { id }, params) }];
  });

/** The crumb of the record that the list of `resource` belongs to, which comes before the list. */
const parentOf = (
  resource: ResourceDefinition | undefined,
  params: RouteMatch['params'],
  scheme: UrlScheme,
): Crumb[] => {
  const [parameter = '', name] = Object.entries(resource?.parents ?? {}).at(-1) ?? [];
  const parent = scheme.routes.find((route) => route.resource?.name === name)?.resource;
  const id = params[parameter];
  const to = parent && id ? editAddress(parent, { id }, params) : null;
  if (!parent || !id || !to) return [];
  const label = 'shell.breadcrumb.record';
  return [{ label: [label, label], to, record: { definition: parent, id } }];
};

const lastCrumb = (match: RouteMatch): Crumb => {
  const { route, params } = match;
  const { resource, view, page } = route;
  const value = valueOf(match);
  if (value) return { label: [value, value] };
  if (page) return { label: [`pages.${page.name}.menu`, `pages.${page.name}.title`] };
  if (view === 'create') {
    return { label: [`resources.${resource?.name}.create`, 'shell.breadcrumb.create'] };
  }
  return {
    label: ['shell.breadcrumb.record', 'shell.breadcrumb.record'],
    record: resource && params.id ? { definition: resource, id: params.id } : undefined,
  };
};

/** The crumb of the record whose form a page is below: `/bo-user/edit/:id/email`. */
const recordAbove = (pathname: string, scheme: UrlScheme): Crumb[] => {
  const to = pathname.slice(0, pathname.lastIndexOf('/'));
  const above = scheme.match(to);
  return above?.route.view === 'edit' ? [{ ...lastCrumb(above), to }] : [];
};

/** A page that is one of several, by a parameter with known values, comes below their common name. */
const pageAbove = (match: RouteMatch): Crumb[] => {
  const { page } = match.route;
  if (!page?.values || !valueOf(match)) return [];
  const first = Object.entries(page.values).map(([name, [value]]) => [name, value]);
  const to = fillPath(page.route, { ...match.params, ...Object.fromEntries(first) });
  return [{ label: [`pages.${page.name}.menu`, `pages.${page.name}.title`], to }];
};

/** Message key of such a page: `pages.docs.page.i18n`. */
const valueOf = ({ route: { page }, params }: RouteMatch): string | undefined => {
  const [parameter] = Object.keys(page?.values ?? {});
  return parameter && `pages.${page?.name}.${parameter}.${params[parameter]}`;
};

/** A list that is one of several, by a parameter with known values, has a label of its own. */
const listLabel = (
  { path, resource }: Route,
  params: Readonly<Record<string, string>>,
): [string, string] => {
  const name = resource?.name ?? '';
  const valued = Object.keys(resource?.values ?? {}).find((known) => path.includes(`:${known}`));
  return valued
    ? [`resources.${name}.${valued}.${params[valued]}`, `resources.${name}.menu`]
    : [`resources.${name}.menu`, `resources.${name}.name`];
};

const withoutLink = ({ to: _, ...crumb }: Crumb): Crumb => crumb;
