import type { ResourceDefinition } from '@/core/resource';
import { fillPath, type UrlScheme } from '@/core/routes';
import { areaOf, isBelow } from './menu';

/** One step of the way from the dashboard to the page; the last one is the page itself. */
export type Crumb = {
  /** Message key; the second is tried where the first has no message. */
  label: readonly [string, string];
  /** Documented address; a crumb without one is the page the reader is at. */
  to?: string;
  /** The record whose name stands in for the label once it is known. */
  record?: { definition: ResourceDefinition; id: string };
};

const DASHBOARD = '/dashboard';

/**
 * The steps to `pathname`, derived from the addresses: every list whose area the page lies in, its own
 * list, then the record or what is made (specification, section 2: 'a breadcrumb starts at the
 * dashboard').
 */
export const crumbsOf = (pathname: string, scheme: UrlScheme): Crumb[] => {
  const match = scheme.match(pathname);
  if (!match) return [];
  const { route, params } = match;
  const lists = scheme.routes
    .filter(({ path, view }) => view === 'list' && hasParams(path, params))
    .map((list) => ({ list, to: fillPath(list.path, params) }))
    .filter(({ list, to }) => list.resource === route.resource || isBelow(areaOf(to), pathname))
    .sort((one, other) => one.to.length - other.to.length)
    .map(({ list, to }): Crumb => ({ label: listLabel(list.resource?.name ?? ''), to }));
  const dashboard: Crumb = {
    label: ['pages.dashboard.menu', 'shell.breadcrumb.home'],
    to: DASHBOARD,
  };
  if (pathname === DASHBOARD) return [here(dashboard)];
  const way = [dashboard, ...lists];
  if (way.at(-1)?.to === pathname) return [...way.slice(0, -1), here(way.at(-1) as Crumb)];
  return [...way, lastCrumb(match)];
};

const lastCrumb = ({ route, params }: NonNullable<ReturnType<UrlScheme['match']>>): Crumb => {
  const { resource, view, page } = route;
  if (page) return { label: [`pages.${page.name}.menu`, `pages.${page.name}.title`] };
  if (view === 'create') {
    return { label: [`resources.${resource?.name}.create`, 'shell.breadcrumb.create'] };
  }
  return {
    label: ['shell.breadcrumb.record', 'shell.breadcrumb.record'],
    record: resource && params.id ? { definition: resource, id: params.id } : undefined,
  };
};

const listLabel = (name: string): [string, string] => [
  `resources.${name}.menu`,
  `resources.${name}.name`,
];

const here = ({ to: _, ...crumb }: Crumb): Crumb => crumb;

const hasParams = (path: string, params: Readonly<Record<string, string>>) =>
  [...path.matchAll(/:(\w+)/g)].every(([, name = '']) => params[name] !== undefined);
