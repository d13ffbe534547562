import type { OnDashboard } from './dashboard';
import type { Endpoint } from './endpoint';
import type { ListView } from './list-views';
import type { PageDefinition } from './page-definition';
import type { Permission, Role } from './permissions';
import { LINE_LENGTH } from './constants';
import { cutText, textOrNumberOf } from './text';

/**
 * A resource is a value: its routes, calls, permissions and menu entry, declared once and read by the
 * router, the menu, the data provider, the fixture backend and the tests. It holds no function but its
 * codec, so it loads anywhere, in Node too.
 */
export type ResourceDefinition = Naming & Fields & Addresses & Calls & Places;

/** How the resource and its records are named. */
type Naming = {
  /** react-admin's name of the resource, and the name of its folder. */
  name: string;
  /**
   * How a record is named in headings, links and messages: a template of its fields, as in `{firstname} {surname}`.
   * Empty where records have no name of their own; the noun of the resource is used instead.
   */
  representation: string;
  /**
   * The wire field by which other records refer to it (`company_code`, `code`), where it has one. No two records may
   * share a writable one.
   */
  codeField?: string;
  /** The fields by which pickers order its records, the first of them on the server; by code without it. */
  choiceOrder?: readonly string[];
};

/** Facts about the fields of its records that their schema does not have. */
type Fields = {
  /**
   * The references of its fields, by field; `quotas.code` is the `code` of each item in the list `quotas`. Pickers,
   * list filters, linked cells, the counts before a deletion and the fixture backend's checks all derive from it.
   */
  references?: Readonly<Record<string, Reference>>;
  /**
   * The allowed values of a field, in the order they are offered; their labels are the messages
   * `resources.{name}.{field}.{value}`. An address parameter of the same name accepts only these, and takes the first
   * where the record is not known.
   */
  values?: FixedValues;
  /** The fields whose value is a badge, in the colour of its state (`STATE_TONES`); the first is the record's state. */
  badges?: readonly string[];
};

/** Its pages: their addresses, and who may open them. */
type Addresses = {
  /** The documented address of each view. `:id` is the record, every other parameter a parent. */
  routes: Partial<Record<View, string>>;
  /** The permission that each view needs, and the one to delete a record. */
  access: Partial<Record<View | 'delete', Permission>>;
  /**
   * The resources its records are nested in, outermost first: each address parameter with the resource whose `_id` it
   * holds. A parent that the base does not name is a field of the record and a query parameter of the list.
   */
  parents?: Readonly<Record<string, string>>;
  /** Bespoke pages that belong to the resource, such as `/bo-user/edit/:id/email`. */
  pages?: readonly PageDefinition[];
  /**
   * The tab of the record's page that lists, links and searches open, as in `?tab=profile`; the bare address opens the
   * form. Users who may not edit open its contents in a panel over the list: the list's address with `?open={id}`.
   */
  opensOn?: string;
} & Pick<PageDefinition, 'aliases'>;

/** Its calls, and the difference between their records and those of the forms. */
type Calls = {
  endpoint: Endpoint;
  codec?: Codec;
};

/** The places where users find its records. */
type Places = {
  /** The views of its list besides 'all', as tabs; it opens on the first. */
  views?: readonly ListView[];
  /** Its part of the dashboard, for users who may visit its list. */
  dashboard?: OnDashboard;
  /** The days its records cover in the calendar; without it they are not shown there. */
  calendar?: CalendarDays;
} & Pick<PageDefinition, 'menu'>;

/** The days a record covers. Moving the record moves both by whole days; a duplicate starts the day after the last. */
export type CalendarDays = {
  /** The field with the moment of the day; the fields with the first and the last day, where there can be several. */
  fields: readonly [first: string] | readonly [first: string, last: string];
  /** Values that keep a record from being moved, by field; its row opens its page, if it has one, not its form. */
  fixed?: Readonly<Record<string, readonly string[]>>;
};

/** Whether records are at the moment of a single field; with two fields they cover whole days. */
export const isAtMoment = ({ fields }: CalendarDays): boolean => fields.length === 1;

/** Whether `record` has a value that keeps it from being moved: it is over for good. */
export const isFixed = ({ fixed = {} }: CalendarDays, record: WireRecord): boolean =>
  Object.entries(fixed).some(([field, values]) => values.includes(String(record[field])));

/** The target of a field: one record, or several where the field holds a list. */
export type Reference = {
  /** Name of the resource; one that is not in the registry is ignored. */
  resource: string;
  /** Set where the field holds the other record's `_id`; otherwise it holds its code. */
  by?: 'id';
  /** Not a field of the record, only a filter of its list. */
  isFilterOnly?: boolean;
  /**
   * Other fields of the record, or its parents, that the referenced record must agree with: a location with the
   * company. Where it has no such field, the references of both are compared: a category with the company of the app. A
   * form asks for the first of them before this field; the others narrow the choice once they are filled.
   */
  within?: readonly string[];
  /**
   * Whether the lists in the field and in `within` match item by item: the second location belongs to the second
   * company.
   */
  isItemwise?: boolean;
  /** Only back-office users with this role. */
  role?: Role;
};

/** The known values of fields, by the field. */
export type FixedValues = Readonly<Record<string, readonly [FixedValue, ...FixedValue[]]>>;
export type FixedValue = string | number | boolean;

export const VIEWS = ['list', 'create', 'edit', 'show'] as const;
export type View = (typeof VIEWS)[number];

/** Converts the wire's record for the forms, and back. It neither renames `_id` nor chooses the sent keys. */
export type Codec = {
  read?: (wire: WireRecord) => WireRecord;
  /** `previous` is the record as it was read; absent on create. */
  write?: (record: WireRecord, previous?: WireRecord) => WireRecord;
  /**
   * A state that `read` cannot know, because it needs a count: a record whose `field` is one of `among` has the state
   * `value` while it has no record below it. `childrenIn` is the field that names the resource of those. Each count is
   * a call.
   */
  childless?: {
    field: string;
    among: readonly string[];
    value: string;
    childrenIn: string;
  };
};

export type WireRecord = Record<string, unknown>;

/**
 * The name of `record`, else its code, else its id. Empty where the definition gives its records no name. At most
 * `most` characters: a name is drawn on one line, and used to search, rank and sort.
 */
export const representationOf = (
  definition: ResourceDefinition,
  record: WireRecord,
  most = LINE_LENGTH,
): string => {
  if (definition.representation === '') return '';
  const textAt = (field: string) => cutText(textOrNumberOf(record[field]), most);
  const name = definition.representation
    .replace(/\{(\w+)\}/g, (_, field: string) => textAt(field))
    // A separator whose other side the record lacks.
    .replace(/^ · | · $/g, '')
    .trim();
  const code = definition.codeField ? textAt(definition.codeField) : '';
  return cutText(name || code || textOrNumberOf(record.id ?? record._id), most);
};

/**
 * Whether records are created and edited in a drawer over the list, at the list's address with `?edit={id}`, or
 * `?create` where there is no `routes.create`: they can be edited, and have no address for it.
 */
export const hasDrawer = ({
  access,
  routes,
}: Pick<ResourceDefinition, 'access' | 'routes'>): boolean =>
  access.edit !== undefined && routes.edit === undefined && routes.list !== undefined;

/** Declares a resource. The identity function, for the type and for the convention tests. */
export const defineResource = <const T extends ResourceDefinition>(
  definition: T,
): T & ResourceDefinition => definition;

/** Message key of a fixed value of a field: `resources.app-user.status.active`. */
export const valueKey = <Name extends string, Value extends FixedValue>(
  name: Name,
  field: string,
  value: Value,
) => `resources.${name}.${field}.${value}` as const;
