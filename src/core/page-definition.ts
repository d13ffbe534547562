import type { MenuEntry } from './menu-entry';
import type { Permission } from './permissions';

/** A page that is not a view of a resource. */
export type PageDefinition = {
  /** Unique name; its message keys start with `pages.{name}`. */
  name: string;
  route: string;
  /** The allowed values of a route parameter; the address with any other value is unknown. */
  values?: Readonly<Record<string, readonly [string, ...string[]]>>;
  /** Other addresses of the page, each with the address it redirects to. */
  aliases?: Readonly<Record<string, string>>;
  access: PageAccess;
  /** Whether it is shown outside the console, in the look of the login, or inside the console's frame (the default). */
  frame?: 'account' | 'console';
  menu?: MenuEntry;
  /** Address of the page above it, for the breadcrumb; the dashboard by default. */
  parent?: string;
};

/** A permission, or: any of the five roles; any signed-in user, with a role or not; everybody. */
export type PageAccess = Permission | 'console' | 'signed-in' | 'everybody';

/** Declares a bespoke page. */
export const definePage = <const T extends PageDefinition>(definition: T): T & PageDefinition =>
  definition;
