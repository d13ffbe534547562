import { isRecord } from './is-record';

/** How a resource is spoken to: contract of sections 1 and 3 of docs/wire-format.md. */
export type Endpoint = {
  /** Path below the API base; `{app_id}` and the like are filled from the parents in `meta`. */
  base: string;
  plural: string;
  singular: string;
  /** Where a record is created, if not at `base`. */
  create?: string;
  /** Query parameters a list may be narrowed by, besides the search. */
  filters: readonly string[];
  /**
   * Fields of the record, as the codec reads it, that a list may be narrowed by although no parameter of
   * the wire tells: the console then reads every page and looks for itself. They are never sent.
   */
  derived?: readonly string[];
  /** Keys sent on create and update; whatever else a record carries stays home. */
  writable: readonly string[];
  /**
   * Writable fields that hold the same value in all its records, and that value: the channel of e-mail templates.
   * Lists are always asked for it, writes always send it, and a record that has another value is not found. So
   * several resources may share a base.
   */
  fixed?: Readonly<Record<string, string>>;
  /** Wire fields the search looks in. */
  searched: readonly string[];
  /** Wire fields no two records may share. */
  unique?: readonly string[];
  /** What the backend may be asked to do; a list that only reads leaves the rest out. */
  verbs?: readonly EndpointVerb[];
  /** The wire fields that identify a row which has no `_id`: its id is what they hold, with colons between. */
  identifiedBy?: readonly string[];
  /** One record is looked for in the list: `base/{id}` is not documented for it. */
  oneFromList?: boolean;
  /** The list answers all rows at once, without `total_rows`. */
  unpaged?: boolean;
  /** A sum over all rows of a list that its answer may carry: of which field, and under which name. */
  sum?: { of: string; as: string };
  /** Every role may read it inside its own rows, whatever `access` says: other pages show its names. */
  openRead?: boolean;
  /**
   * Columns of the CSV file of its records as data, where those are not the writable fields. A record that holds
   * `lines` makes as many rows: the columns it lacks are fields of a line.
   */
  file?: { columns: readonly string[]; lines?: string };
  /** Path of the CSV file the server makes of the list, and the name it is saved under. */
  download?: { path: string; fileName: string };
  /** Wire fields that tie a row to a company, a location, an agent: who sees it. */
  scope?: { company?: string; location?: string; agent?: string; agents?: string };
};

/** The rows of a record in a CSV file: one, or one for each of the `lines` it holds in the field of that name. */
export const fileRows = (
  lines: string | undefined,
  record: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>>[] => {
  const own = lines && record[lines];
  const items = Array.isArray(own) ? own.filter(isRecord) : [];
  return items.length > 0 ? items.map((item) => ({ ...record, ...item })) : [record];
};

/** What the rows a role sees are narrowed by: contract of section 5 of docs/wire-format.md. */
export type ScopePart = Exclude<keyof NonNullable<Endpoint['scope']>, 'agents'>;

export type EndpointVerb = 'list' | 'one' | 'create' | 'update' | 'delete';

/** Whether the backend of `endpoint` may be asked for `verb`. */
export const supportsVerb = (endpoint: Endpoint, verb: EndpointVerb): boolean =>
  endpoint.verbs?.includes(verb) ?? true;

/** Whether `record`, as the wire has it, is of the resource at `endpoint`: a field it leaves out speaks against none. */
export const hasFixedValues = (
  { fixed = {} }: Pick<Endpoint, 'fixed'>,
  record: Readonly<Record<string, unknown>>,
): boolean => Object.entries(fixed).every(([field, value]) => (record[field] ?? value) === value);
