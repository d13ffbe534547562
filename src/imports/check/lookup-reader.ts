import type { DataProvider, RaRecord } from 'react-admin';
import { DEFAULT_SORT_FIELD, MAX_PAGE_SIZE } from '@/core/constants';
import { fileRows } from '@/core/endpoint';
import { mapWithConcurrency } from '@/core/concurrency';
import { isAgentReference, referencedField } from '@/core/references';
import { representationOf, type ResourceDefinition } from '@/core/resource';
import { textOrNumberOf } from '@/core/text';
import { idsOf } from '@/providers/data/iterate-pages';
import { fetchAgents } from '@/providers/data/bo-users';
import { textsOf } from '@/core/one-or-many';
import { ApiError } from '@/providers/http/api-error';
import { columnConstraints, type ColumnConstraint } from './column-constraints';

/** Maximum number of pages that are read of a list, at the largest page size. In a longer list no code counts as missing. */
const MAX_PAGES = 200;

type Sink = {
  setConstraints: (constraints: ColumnConstraint[]) => Promise<void>;
  /** `owners` are codes of the records that those of the page belong to, by field; `names` those of the records. */
  addCodes: (
    columns: string[],
    codes: string[],
    isWhole: boolean,
    owners: Record<string, string[]>,
    names: string[],
  ) => Promise<void>;
  addRecords: (records: Record<string, unknown>[], isWhole: boolean) => Promise<void>;
};

type FileKind = {
  definitions: ReadonlyMap<string, ResourceDefinition>;
  /** The resource the file fills. */
  definition: ResourceDefinition;
  columns: readonly string[];
  /** The field of a record with its lines, each a row of the file. */
  lines?: string;
  /** Whether each record is read by itself, because the list returns a few fields only. */
  isReadSingly?: boolean;
};

type Calls = { provider: DataProvider; signal: AbortSignal };

/** A list that was not read to its end, by the name of its resource, with the error. */
export type UnreadList = { resource: string; error: unknown };

/** Reads the lists that are missing, each time it is called. Rejects only with the `signal`'s reason. */
export type LookupReader = (calls: Calls) => Promise<UnreadList[]>;

/**
 * Creates a reader of the records a file may change and the codes its columns may contain; each page is passed on, so
 * that none is kept here. A list that fails or is refused is reported and does not stop the others: the check goes on
 * without it.
 */
export const createLookupReader = (kind: FileKind, sink: Sink): LookupReader => {
  const { definition, definitions, columns } = kind;
  const constraints = columnConstraints(definition, columns, (name) => definitions.get(name));
  let areSet = false;
  const lists = [
    ...agentColumns(kind).map((column) => agentsOf(column, constraints, sink)),
    ...codeLists(kind, constraints, sink).map(pagesOf),
    pagesOf(recordList(kind, sink)),
  ];
  return async (calls) => {
    if (!areSet) await sink.setConstraints(constraints);
    areSet = true;
    const unread = new Map<string, UnreadList>();
    const readAll = (reads: readonly Read[]) =>
      mapWithConcurrency(reads, async ({ resource, read }) => {
        if (unread.has(resource)) return;
        try {
          await read(calls);
        } catch (error) {
          calls.signal.throwIfAborted();
          unread.set(resource, { resource, error });
        }
      });
    // The first page of a list gives its number of pages.
    await readAll(lists.flatMap((missing) => missing().slice(0, 1)));
    await readAll(lists.flatMap((missing) => missing()));
    return [...unread.values()];
  };
};

/** A request for a page of a list. */
type Read = { resource: string; read: (calls: Calls) => Promise<void> };

/** A list to read: `take` receives its records by page, with `isWhole` set for the last missing page. */
type List = {
  resource: string;
  take: (records: RaRecord[], isWhole: boolean, calls: Calls) => Promise<void>;
};

const recordList = ({ definition, columns, lines, isReadSingly }: FileKind, sink: Sink): List => ({
  resource: definition.name,
  take: async (page, isWhole, calls) => {
    const records = isReadSingly ? await completed(page, definition, columns, calls) : page;
    await sink.addRecords(
      records.flatMap((record) => fileRows(lines, record)).map((row) => pick(row, columns)),
      isWhole,
    );
  },
});

/** Reads each record by itself, such as companies. */
const completed = async (
  records: RaRecord[],
  { name }: ResourceDefinition,
  columns: readonly string[],
  { provider, signal }: Calls,
): Promise<RaRecord[]> => {
  if (records.length > MAX_COMPLETED) return records;
  const whole: RaRecord[] = [...records];
  await mapWithConcurrency([...records.entries()], async ([at, record]) => {
    if (columns.every((column) => record[column] !== undefined)) return;
    const { data } = await provider.getOne(name, { id: record.id, signal });
    whole[at] = { ...record, ...data };
  });
  return whole;
};

/** With more records than this, such a list is compared only by the fields it returns. */
const MAX_COMPLETED = 200;

/** The lists with the codes of the columns, each once. */
const codeLists = (
  { definition, definitions, columns }: FileKind,
  constraints: readonly ColumnConstraint[],
  sink: Sink,
): List[] => {
  const byField = new Map<
    string,
    { target: ResourceDefinition; field: string; columns: string[] }
  >();
  for (const column of columns) {
    const reference = definition.references?.[column];
    const target = reference && definitions.get(reference.resource);
    if (!target || isAgentReference(reference)) continue;
    const field = referencedField(reference, target);
    const key = `${target.name} ${field}`;
    const known = byField.get(key);
    if (known) known.columns.push(column);
    else byField.set(key, { target, field, columns: [column] });
  }
  return [...byField.values()].map(({ target, field, columns: own }) => ({
    resource: target.name,
    take: (records, isWhole) =>
      sink.addCodes(
        own,
        records.map((record) => textOrNumberOf(field === '_id' ? record.id : record[field])),
        isWhole,
        ownersIn(records, own, constraints),
        records.map((record) => representationOf(target, record)),
      ),
  }));
};

const agentColumns = ({ definition, columns }: FileKind): { name: string; resource: string }[] =>
  columns.flatMap((name) => {
    const reference = definition.references?.[name];
    return reference && isAgentReference(reference) ? [{ name, resource: reference.resource }] : [];
  });

/** Agents come in a single response. */
const agentsOf = (
  { name, resource }: { name: string; resource: string },
  constraints: readonly ColumnConstraint[],
  sink: Sink,
) => {
  let isRead = false;
  const read = async ({ signal }: Calls): Promise<void> => {
    const agents = await fetchAgents({}, signal);
    await sink.addCodes(
      [name],
      agents.map(({ code }) => textOrNumberOf(code)),
      true,
      ownersIn(
        agents.map(({ companies, locations }) => ({
          company_code: companies,
          location_code: locations,
        })),
        [name],
        constraints,
      ),
      agents.map((agent) => agent.name),
    );
    isRead = true;
  };
  return (): Read[] => (isRead ? [] : [{ resource, read }]);
};

/** The codes of the owners of the records that these `columns` refer to. */
const ownersIn = (
  records: readonly Readonly<Record<string, unknown>>[],
  columns: readonly string[],
  constraints: readonly ColumnConstraint[],
): Record<string, string[]> =>
  Object.fromEntries(
    constraints
      .filter(({ column }) => columns.includes(column))
      .map(({ own }) => [own, records.map((record) => textsOf(record[own]).join('|'))]),
  );

/** The missing pages of a list; the first, if none was read. */
const pagesOf = ({ resource, take }: List) => {
  let missing = [1];
  let read = 0;
  let first: string | undefined;
  /** Pages are taken one after the other: the list is whole with the last one that is taken. */
  let taken: Promise<unknown> = Promise.resolve();
  const readPage = async (page: number, calls: Calls): Promise<void> => {
    const { provider, signal } = calls;
    const { data, total = 0 } = await provider.getList(resource, {
      pagination: { page, perPage: MAX_PAGE_SIZE },
      sort: { field: DEFAULT_SORT_FIELD, order: 'ASC' },
      filter: {},
      signal,
    });
    const ids = idsOf(data);
    // A page that repeats the first has none of the missing rows.
    if (ids !== undefined && page > 1 && ids === first) throw new ApiError('unreadable', 200);
    // A backend may return smaller pages than requested, or none.
    const pages = data.length === 0 ? 1 : Math.min(Math.ceil(total / data.length) || 1, MAX_PAGES);
    if (page === 1) first = ids;
    if (read === 0) missing = Array.from({ length: pages }, (_, at) => at + 1);
    const takeInTurn = async (last: Promise<unknown>) => {
      await last;
      await take(data, read + data.length >= total, calls);
      read += data.length;
      missing = missing.filter((other) => other !== page);
    };
    const own = takeInTurn(taken);
    taken = own.catch(() => undefined);
    await own;
  };
  return (): Read[] =>
    missing.map((page) => ({ resource, read: (calls) => readPage(page, calls) }));
};

const pick = (
  record: Readonly<Record<string, unknown>>,
  columns: readonly string[],
): Record<string, unknown> => Object.fromEntries(columns.map((column) => [column, record[column]]));
