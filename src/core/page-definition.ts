import type { MenuEntry } from './menu-entry';
import type { Permission } from './permissions';

/** A page that is no view of a resource. */
export type PageDefinition = {
  /** Unique name; its message keys start with `pages.{name}`. */
  name: string;
  route: string;
  /** The values a parameter of the route may have; the address with any other one is unknown. */
  values?: Readonly<Record<string, readonly [string, ...string[]]>>;
  /** Other addresses that lead to the page, and where. */
  aliases?: Readonly<Record<string, string>>;
  access: PageAccess;
  /** Whether it stands alone, in the look of the login, or inside the console's frame (the default). */
  frame?: 'account' | 'console';
  menu?: MenuEntry;
  /** Address of the page above it, for the breadcrumb; the dashboard where it is left out. */
  parent?: string;
};

/** A permission, or: any of the five roles; anybody signed in, with a role or not; everybody. */
export type PageAccess = Permission | 'console' | 'signed-in' | 'everybody';

/** Declares a bespoke page. */
export const definePage = <const T extends PageDefinition>(definition: T): T & PageDefinition =>
  definition;
