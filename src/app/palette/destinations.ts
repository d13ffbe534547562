import type { ComponentType } from 'react';
import { isKnownLocation, mayVisit } from '@/core/landing';
import type { MenuGroup } from '@/core/menu-entry';
import { compareByMenu } from '@/core/menu-order';
import type { Role } from '@/core/permissions';
import { fillPath, parametersOf } from '@/core/routes';
import type { Route } from '@/core/url-scheme';
import { resources } from '@/resources/registry';
import { createAddress } from '@/kit/links/record-address';
import { mayCreate } from '@/kit/registry/may-create';
import { menuOf } from '../menu/menu';
import { urlScheme } from '../router/url-scheme';
import { viewAt, viewOf } from '../views/views';

/** A page of the console, or one that creates a record, before its words are loaded. */
export type Destination = {
  to: string;
  /** Message keys; the second is tried where the first has no message. */
  label: readonly [string, string?];
  /** Message keys of its context. */
  context?: readonly [string, string?];
  /** One of many pages below another one: shown only when it is searched. */
  isPart?: boolean;
  icon?: ComponentType;
  preload?: () => void;
};

/** Every page that `roles` may open by its address: those of the menu in its order, then the others. */
export const pagesFor = (roles: readonly Role[]): Destination[] => {
  const inMenu = menuOf(roles).flatMap(({ label: groupLabel, items }) =>
    items.map(({ path, label, icon, preload }): Destination => ({
      to: path,
      label: [label],
      context: [groupLabel],
      icon,
      preload,
    })),
  );
  const known = new Set(inMenu.map(({ to }) => to));
  const others = urlScheme.routes
    .filter(
      ({ access, view }) => access !== 'everybody' && view !== 'create' && mayVisit(roles, access),
    )
    .flatMap(destinationsOf)
    .filter(
      ({ to }) => !known.has(to) && isKnownLocation(urlScheme.canonical(to) ?? to, urlScheme),
    );
  return [...inMenu, ...others];
};

type Creation = Destination & { resource: string; group?: MenuGroup };

/** The records that `roles` may create, by the name of their resource, in the order of the menu. */
export const creationsFor = (roles: readonly Role[]): Creation[] =>
  resources.toSorted(compareByMenu).flatMap((definition) => {
    const { name, menu } = definition;
    const view = viewOf(definition, 'create');
    const to = createAddress(definition);
    if (!to || !view || !mayCreate(definition, roles)) return [];
    return {
      to,
      resource: name,
      group: menu?.group,
      label: [`resources.${name}.create`],
      context: [`resources.${name}.menu`, `resources.${name}.name`],
      preload: view.preload,
    };
  });

/**
 * The addresses of `route` that need no record: one, or one for each known value of its parameter, after the alias of
 * the first.
 */
const destinationsOf = (route: Route): Destination[] => {
  const { path, resource, page } = route;
  const shown = viewAt(route);
  if (!shown) return [];
  const found = { icon: shown.icon, preload: shown.view.preload };
  const own: readonly [string, string] = page
    ? [`pages.${page.name}.menu`, `pages.${page.name}.title`]
    : [`resources.${resource?.name}.menu`, `resources.${resource?.name}.name`];
  const parameters = parametersOf(path);
  if (parameters.length === 0) return [{ to: path, label: own, ...found }];
  const [parameter = ''] = parameters;
  const values = parameters.length === 1 ? (page?.values?.[parameter] ?? []) : [];
  const front = Object.keys(page?.aliases ?? {}).map((to): Destination => ({
    to,
    label: own,
    ...found,
  }));
  const parts = values.map((value): Destination => ({
    to: fillPath(path, { [parameter]: value }),
    label: [`pages.${page?.name}.${parameter}.${value}`],
    context: own,
    isPart: true,
    ...found,
  }));
  return [...front, ...parts];
};
