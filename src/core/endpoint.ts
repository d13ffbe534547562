import { isRecord } from './is-record';

/** The calls of a resource: paths, parameters and keys (docs/wire-format.md, sections 1 and 3). */
export type Endpoint = {
  /** Path below the API base; `{app_id}` and the like are filled from the parents in `meta`. */
  base: string;
  plural: string;
  singular: string;
  /** Query parameters that narrow a list, in addition to the search. */
  filters: readonly string[];
  /**
   * Fields of the record, as the codec reads it, that a list can be filtered and sorted by although the wire does not
   * have them: the console reads all pages and filters and sorts them itself. They are never sent.
   */
  derived?: readonly string[];
  /** The only keys sent on create and update. */
  writable: readonly string[];
  /**
   * Writable fields with one value in all records of the resource, such as the channel of e-mail templates. Lists
   * always ask for that value, writes always send it, and a record with another one counts as not found. This lets
   * several resources share a base.
   */
  fixed?: Readonly<Record<string, string>>;
  /** Wire fields that the search covers. */
  searched: readonly string[];
  /**
   * The calls the backend answers; without it, those of all five verbs below `base`. `create` may have a path of its
   * own, and `download` is the list as a CSV file made by the server. Without `one`, a single record is looked up in the
   * list.
   */
  calls?: Calls;
  /**
   * The wire fields that identify a row without `_id`: joined with colons they are its id. Addresses of a record name
   * the first in place of `:id`, the others in the query.
   */
  identifiedBy?: readonly string[];
  /** Wire fields that tie a row to a company, a location or agents, and so decide who sees it. */
  scope?: { company?: string; location?: string; agent?: string; agents?: string };
};

/** A file made by the server: its path, and the name under which it is saved. */
export type ServerFile = { path: string; fileName: string };

/** The rows of a record in a CSV file: one, or one for each item in the field that `lines` names. */
export const fileRows = (
  lines: string | undefined,
  record: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>>[] => {
  const own = lines && record[lines];
  const items = Array.isArray(own) ? own.filter(isRecord) : [];
  return items.length > 0 ? items.map((item) => ({ ...record, ...item })) : [record];
};

/** The parts of a scope that limit the rows a role sees (docs/wire-format.md, section 5). */
export type ScopePart = Exclude<keyof NonNullable<Endpoint['scope']>, 'agents'>;

export type EndpointVerb = 'list' | 'one' | 'create' | 'update' | 'delete';

type Calls = Partial<Record<Exclude<EndpointVerb, 'create'>, true>> & {
  create?: true | string;
  download?: ServerFile;
};

/** Whether the backend answers `verb` at `endpoint`. */
export const supportsVerb = ({ calls }: Pick<Endpoint, 'calls'>, verb: EndpointVerb): boolean =>
  !calls || calls[verb] !== undefined;

/** The path below the API base at which a record is created. */
export const createPathOf = ({ base, calls }: Pick<Endpoint, 'base' | 'calls'>): string =>
  typeof calls?.create === 'string' ? calls.create : base;

/** Whether the answers at `endpoint` have their payload in `data`. */
export const isWrapped = ({ base }: Pick<Endpoint, 'base'>): boolean => base.startsWith('api/v1/');

/** Whether `record`, as on the wire, belongs to the resource at `endpoint`. A missing field matches any value. */
export const hasFixedValues = (
  { fixed = {} }: Pick<Endpoint, 'fixed'>,
  record: Readonly<Record<string, unknown>>,
): boolean => Object.entries(fixed).every(([field, value]) => (record[field] ?? value) === value);
