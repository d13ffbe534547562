import DraftsOutlinedIcon from '@mui/icons-material/DraftsOutlined';
import TuneOutlinedIcon from '@mui/icons-material/TuneOutlined';
import UploadFileOutlinedIcon from '@mui/icons-material/UploadFileOutlined';
import type { ComponentType } from 'react';
import { type MenuEntry } from '@/core/menu-entry';
import type { FixedValues } from '@/core/resource';
import type { Role } from '@/core/permissions';
import { fillPath, parametersOf } from '@/core/routes';
import { pages } from '@/pages/registry';
import { resources } from '@/resources/registry';
import { shownGroups } from './menu-groups';
import { pageViewsOf, resourceViewsOf } from '../views/views';

/** An entry of a user's menu, which is built only from the registries (specification, section 2 'Menu per role'). */
export type MenuItem = {
  name: string;
  /** Message key of its label. */
  label: string;
  path: string;
  icon?: ComponentType;
  /** Fetches the page's code before the click. */
  preload?: () => void;
};
export type MenuSection = {
  /** Name of its group. */
  group: string;
  /** Message key of its label. */
  label: string;
  /** Represents the folded group in a menu of icons. */
  icon?: ComponentType;
  items: readonly MenuItem[];
};

/** The sections for `roles`, in order; with several roles, those of any of them. */
export const menuOf = (roles: readonly Role[]): MenuSection[] => {
  const granted = [...resourceEntries(), ...pageEntries()].filter(({ entry }) =>
    entry.roles.some((role) => roles.includes(role)),
  );
  const filled = new Set(granted.map(({ entry }) => entry.group));
  return shownGroups(filled).map(({ name, groups }) => {
    const items = groups.flatMap((group) =>
      granted
        .filter(({ entry }) => entry.group === group)
        .sort((one, other) => one.entry.order - other.entry.order)
        .map(({ item }) => item),
    );
    const icon = GROUP_ICONS[name] ?? items[0]?.icon;
    return { group: name, label: `shell.menu_groups.${name}`, icon, items };
  });
};

/** The icons of groups that no icon of their entries fits. */
const GROUP_ICONS: Readonly<Record<string, ComponentType>> = {
  templates: DraftsOutlinedIcon,
  imports: UploadFileOutlinedIcon,
  configuration_activity: TuneOutlinedIcon,
};

/** The item that `pathname` belongs to: the one that shares the longest part of the address. */
export const activeItem = (
  sections: readonly MenuSection[],
  pathname: string,
): MenuItem | undefined =>
  sections
    .flatMap(({ items }) => items)
    .filter(({ path }) => isBelow(areaOf(path), pathname))
    .sort((one, other) => areaOf(other.path).length - areaOf(one.path).length)[0];

/** `/company/list` covers all of `/company`. */
export const areaOf = (path: string): string => path.replace(/\/list$/, '');

export const isBelow = (area: string, pathname: string): boolean =>
  pathname === area || pathname.startsWith(`${area}/`);

type Candidate = { entry: MenuEntry; item: MenuItem };

const resourceEntries = (): Candidate[] =>
  resources.flatMap(({ name, menu, routes, values }) => {
    const views = resourceViewsOf(name);
    if (!menu || !routes.list || !views) return [];
    const { icon, icons = {}, list } = views;
    return listsOf(routes.list, values).map(({ path, value, key }) => {
      const shown = { icon: (value && icons[value]) || icon, preload: list?.preload };
      return {
        entry: menu,
        item: { name: path, label: `resources.${name}.${key}`, path, ...shown },
      };
    });
  });

/** The lists at `path`: one, or one for each known value of its parameter. */
const listsOf = (
  path: string,
  values: FixedValues = {},
): { path: string; value?: string; key: string }[] => {
  const [parameter] = parametersOf(path);
  if (!parameter) return [{ path, key: 'menu' }];
  return (values[parameter] ?? []).map((value) => ({
    path: fillPath(path, { [parameter]: String(value) }),
    value: String(value),
    key: `${parameter}.${value}`,
  }));
};

const pageEntries = (): Candidate[] =>
  pages.flatMap(({ name, menu, route }) => {
    const views = pageViewsOf(name);
    if (!menu || !views) return [];
    const label = `pages.${name}.menu`;
    const item = { name, label, path: route, icon: views.icon, preload: views.page.preload };
    return [{ entry: menu, item }];
  });
