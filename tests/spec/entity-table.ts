import type { Role } from '@/core/permissions';
import type { MenuGroup } from '@/core/menu-entry';
import type { View } from '@/core/resource';
import type { Row } from '../../fixtures/database/store';
import type { AreaPermissions } from './roles';
import type { RuleRow } from './rule-rows';

/**
 * The facts of one entity from the specification and docs/wire-format.md, retyped by hand:
 * `entities/{resource}.spec-table.ts` exports it as `table` and is found by its name. Nothing in it is read from the
 * definition: it is what the definition is compared with (`tests/conventions/spec-tables.test.ts`), and what goes over
 * the wire.
 */
export type EntityTable = {
  /** Its collection in the store of the fixture backend. */
  collection: string;
  /** The field of the collection's rows that its paths contain, where it is not `_id`. */
  idField?: string;
  /** The fields in which all its records have one value, which distinguishes them from others of the collection. */
  fixed?: Readonly<Record<string, string>>;
  /** Section 2: the address of each view, and the permission (section 6) that opens it. */
  views: readonly ViewRow[];
  /** Bespoke pages that belong to it. */
  pages?: readonly AddressRow[];
  /** Other addresses that are accepted, and where each leads. */
  aliases?: Readonly<Record<string, string>>;
  /** The query of its list when it is opened, where that is not the default: docs/wire-format.md, section 3. */
  opens?: Readonly<Record<string, string | number>>;
  menu?: MenuRow;
  /** Section 6, of the areas that are its own: what each lets whom do. */
  permissions?: Readonly<Record<string, AreaPermissions>>;
  /** Section 7, and sections 2, 3 and 5 of docs/wire-format.md. */
  calls: readonly CallRow[];
  /** The collections of its parents, by their parameter in its paths. */
  parents?: Readonly<Record<string, string>>;
  /** A payload that keeps every rule; `code` is one that no other record has, `rows` reads the store's collections. */
  payload?: (code: string, rows: RowsIn) => Record<string, unknown>;
  /** Section 5: rejected and accepted values of each field. */
  rules?: readonly RuleRow[];
  /** The value of a row as its payload has it, where the row cannot know it. */
  asSent?: (value: unknown, rows: RowsIn) => unknown;
  /** Fields that take any value, each with the reason why no row refuses one. */
  free?: Readonly<Record<string, string>>;
};

export type RowsIn = (collection: string) => readonly Row[];

/** `{…}` in an address or a path is one segment, encoded. */
export type AddressRow = {
  address: string;
  access: string;
  /** The values a parameter may have; with any other one the address is unknown. */
  values?: Readonly<Record<string, readonly [string, ...string[]]>>;
};

/** Without an address it is what the list's page does: it deletes, or opens a drawer. */
export type ViewRow = Omit<AddressRow, 'address'> & { view: View | 'delete'; address?: string };

export type MenuRow = {
  group: MenuGroup;
  /** Its number among the menu targets of section 2; an addition to the specification has none. */
  place?: number;
  roles: readonly Role[];
};

export type Verb = 'list' | 'one' | 'create' | 'update' | 'delete' | 'download' | 'lookup';

export type CallRow = {
  verb: Verb;
  method: 'GET' | 'POST';
  path: string;
  /** The roles the backend may answer; given once for a method and a path. */
  roles?: readonly Role[];
  /** The name that distinguishes it from other calls of its verb. */
  note?: string;
  /** Names of the query's parameters, in the order they are documented; those of `filter` follow. */
  query?: readonly string[];
  /** The filters it is made with, and a value of each. */
  filter?: Readonly<Record<string, string>>;
  /** Values the form holds beside the payload, or instead of it. */
  data?: Readonly<Record<string, unknown>>;
  /** Values of the stored record it is made on, where not any will do. */
  stored?: Readonly<Record<string, string>>;
  /** Keys of the body. */
  body?: readonly string[];
  /** Paths into the answer that must hold something. */
  answer: readonly string[];
  status?: number;
  /** The backend answers it, the console does not ask: why. */
  unasked?: string;
};

/** The query parameters that every list is asked with. */
export const LIST = ['page', 'pageSize', 'searchTerm', 'sortField', 'sortDir'] as const;

/** The year of a list that opens on the current one. */
export const THIS_YEAR = String(new Date().getFullYear());
