import { MENU_GROUPS, type MenuGroup } from '@/core/menu-entry';

/**
 * A group of the menu as it is shown: one of the definitions' groups, or two neighbours of which one has a single
 * entry. Its name is `shell.menu_groups.{name}`.
 */
export type ShownGroup = { name: string; groups: readonly MenuGroup[] };

/** Two neighbouring groups that are one for users who have entries of both; the order of the entries stays. */
const MERGED: readonly (readonly [MenuGroup, MenuGroup])[] = [
  ['journeys', 'results'],
  ['promotions', 'sales'],
  ['configuration', 'activity'],
];

/**
 * Groups that are folded until the user unfolds them: those of an admin that are not used every day. All others, and the
 * names of these, fit into a window of 900 pixels.
 */
export const FOLDED_AT_FIRST: readonly string[] = [
  'templates',
  'imports',
  'configuration_activity',
];

/** Returns the shown groups for the groups that have entries, in the order of the menu. */
export const shownGroups = (filled: ReadonlySet<MenuGroup>): ShownGroup[] =>
  MENU_GROUPS.filter((group) => filled.has(group)).flatMap((group): ShownGroup[] => {
    const pair = MERGED.find((one) => one.includes(group));
    if (!pair?.every((one) => filled.has(one))) return [{ name: group, groups: [group] }];
    return group === pair[0] ? [{ name: pair.join('_'), groups: pair }] : [];
  });
