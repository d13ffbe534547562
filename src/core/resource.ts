import type { Endpoint } from './endpoint';
import type { MenuEntry } from './menu-entry';
import type { PageDefinition } from './page-definition';
import type { Permission, Role } from './permissions';
import { textOrNumberOf } from './text';

/**
 * A resource is a value: its routes, calls, permissions and menu entry, declared once and read by the
 * router, the menu, the data provider, the fixture backend and the tests. It holds no function but its
 * codec, so it loads anywhere, in Node too.
 */
export type ResourceDefinition = {
  /** react-admin's name of the resource, and the name of its folder. */
  name: string;
  /**
   * What a record is called where it is mentioned: its fields in braces, as in `{firstname} {surname}`. Empty where
   * its records have no name: they go by the noun of the resource.
   */
  representation: string;
  /** The wire field other records refer to it by (`company_code`, `code`), where there is one. */
  codeField?: string;
  /** The documented address of each view. `:id` is the record, every other parameter a parent. */
  routes: Partial<Record<View, string>>;
  /**
   * What its fields refer to, by the field; `quotas.code` is the field of the items of a list. Told here and nowhere else: pickers, list filters, linked cells,
   * the count of what hangs on a record before its deletion, and the fixture backend's checks follow from it.
   */
  references?: Readonly<Record<string, Reference>>;
  /**
   * The values a field may have, in the order they are offered. A parameter of an address by that name may have
   * no others, and the first one stands for it where the record is not known. Their words are the messages
   * `resources.{name}.{field}.{value}`.
   */
  values?: FixedValues;
  /**
   * Fields with a phone number: what is new in one of them has to be a number that can be dialled, for the form and
   * the fixture backend alike. A stored one that nobody changes may be anything.
   */
  phones?: readonly string[];
  /** How a value is shown where it is shown as a badge, by the field and the value; any other is neutral. */
  tones?: Readonly<Record<string, Readonly<Record<string, Tone>>>>;
  /** Other spellings of an address that are accepted and lead to the documented one. */
  aliases?: Readonly<Record<string, string>>;
  /** How addresses name a record, where not by its id: the field that stands for `:id`, and those in the query. */
  address?: { id: string; query: readonly string[] };
  access: Partial<Record<View | 'delete', Permission>>;
  endpoint: Endpoint;
  /**
   * The records its own hang below, outermost first: the parameter of its addresses, and the resource whose `_id`
   * stands there. Where the base does not name it, it is a field of the record and a parameter of the list's query.
   */
  parents?: Readonly<Record<string, string>>;
  menu?: MenuEntry;
  /**
   * Place of its total among the figures of the dashboard, ascending; left out, it is none of them. `part` is how many
   * of them the list finds with a filter of its own, told beside it: the message `resources.{resource}.figure.{name}`.
   */
  figure?: { order: number; part?: { name: string; filter: Readonly<Record<string, string>> } };
  /** What of it waits for somebody: the work queue of the dashboard. */
  queue?: readonly QueueItem[];
  /** The days its records have on the calendar; left out, they have none. */
  calendar?: CalendarDays;
  /** Bespoke pages that belong to the resource, such as `/bo-user/edit/:id/email`. */
  pages?: readonly PageDefinition[];
  codec?: Codec;
  /**
   * Its records are created and edited in a drawer over the list: the drawer's address is the list's with
   * `?edit={id}`, and `?create` where `routes.create` is not there.
   */
  drawer?: boolean;
  /** A record is shown in a panel over the list, to whoever may visit it: the list's address with `?open={id}`. */
  panel?: boolean;
};

/** When a record is on, by its fields. Moving it moves both, by whole days. */
export type CalendarDays = {
  /** A day or a moment. */
  start: string;
  /** The last day, where it lasts longer than one. */
  end?: string;
  /** The filter of its list that finds those that are on the calendar. */
  filter?: Readonly<Record<string, string>>;
  /** A record that has one of these values stays where it is. */
  fixed?: Readonly<Record<string, readonly string[]>>;
  /** What its kind is told by, besides its name; the accent where left out. */
  tone?: Tone;
};

/** What a field refers to: one record, or several where the field holds a list. */
export type Reference = {
  /** Name of the resource; one that the registry does not hold is passed over. */
  resource: string;
  /** By its `_id`, although it may have a code; by its code otherwise. */
  by?: 'id';
  /** The filter of its own list that takes the reference, where it is not called like the field. */
  filter?: string;
  /** No field of the record: a filter of the list alone. */
  isFilterOnly?: boolean;
  /**
   * The field of the other record's own list that holds this record, or one this record refers to: the
   * customers of a group. Of a reference that is a filter only.
   */
  heldBy?: string;
  /**
   * Other fields of the record, or its parents, that the other one must agree with: a location with the company;
   * where it refers to no such record itself, by what both refer to: a category with the company of the app. In a
   * form the first of them is chosen before it, the others narrow what is offered once they hold something.
   */
  within?: readonly string[];
  /** The lists of the field and of `within` agree item by item: the second location is of the second company. */
  isItemwise?: boolean;
  /** Of back-office users, those who hold this role. */
  role?: Role;
  /** When the other record is deleted this one goes along; otherwise it keeps the other from being deleted. */
  onDelete?: 'cascade';
};

/** How good or bad a value is. */
export type Tone = 'success' | 'warning' | 'error' | 'info' | 'default';

/** The known values of fields, by the field. */
export type FixedValues = Readonly<Record<string, readonly [FixedValue, ...FixedValue[]]>>;
type FixedValue = string | number | boolean;

export const VIEWS = ['list', 'create', 'edit', 'show'] as const;
export type View = (typeof VIEWS)[number];

/**
 * Records somebody should look at: those the list finds with `filter`, which holds parameters of the wire,
 * derived fields, and the parents in the list's address. Shown to whoever may visit that list, as a number
 * and the rest of a sentence: the message `resources.{resource}.queue.{name}`, in singular and plural.
 */
export type QueueItem = {
  name: string;
  filter: Readonly<Record<string, string>>;
  tone: QueueTone;
  /** Position among the items of its tone, of all resources, ascending. */
  order: number;
};

/** How urgent: something went wrong, something is waiting, something can wait. What asks for nothing is no item. */
export const QUEUE_TONES = ['error', 'warning', 'info'] as const;
export type QueueTone = (typeof QUEUE_TONES)[number];

/** The wire's record as the forms want it, and back. `_id` to `id` and the choice of keys are not its job. */
export type Codec = {
  read?: (wire: WireRecord) => WireRecord;
  /** `previous` is the record as it was read; absent on create. */
  write?: (record: WireRecord, previous?: WireRecord) => WireRecord;
};

export type WireRecord = Record<string, unknown>;

/** The name of `record` where it is mentioned; its code, then its id, where that is empty. Empty for one without a name. */
export const representationOf = (definition: ResourceDefinition, record: WireRecord): string => {
  if (definition.representation === '') return '';
  const name = definition.representation
    .replace(/\{(\w+)\}/g, (_, field: string) => textOrNumberOf(record[field]))
    .trim();
  const code = definition.codeField ? textOrNumberOf(record[definition.codeField]) : '';
  return name || code || textOrNumberOf(record.id ?? record._id);
};

/** Declares a resource. The identity function: it is there for the type and for the convention tests. */
export const defineResource = <const T extends ResourceDefinition>(
  definition: T,
): T & ResourceDefinition => definition;

/** Key of the word for one of the fixed values of a field: `resources.app-user.status.active`. */
export const valueKey = <Name extends string, Value extends FixedValue>(
  name: Name,
  field: string,
  value: Value,
) => `resources.${name}.${field}.${value}` as const;
