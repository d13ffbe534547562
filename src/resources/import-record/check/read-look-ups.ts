import type { DataProvider, RaRecord } from 'react-admin';
import { DEFAULT_SORT_FIELD, MAX_PAGE_SIZE } from '@/core/constants';
import { fileRows } from '@/core/endpoint';
import { mapWithConcurrency } from '@/core/map-with-concurrency';
import { isStaffReference, referencedField } from '@/core/references';
import type { ResourceDefinition } from '@/core/resource';
import { textOrNumberOf } from '@/core/text';
import { fetchAgents } from '@/providers/data/staff';

/** Pages read of a list, of the largest size: beyond them codes are not told to be missing. */
const MAX_PAGES = 200;

type Sink = {
  addCodes: (columns: string[], codes: string[], isWhole: boolean) => Promise<void>;
  addRecords: (records: Record<string, unknown>[], isWhole: boolean) => Promise<void>;
};

type Source = {
  provider: DataProvider;
  definitions: ReadonlyMap<string, ResourceDefinition>;
  /** The resource the file fills. */
  definition: ResourceDefinition;
  columns: readonly string[];
  signal: AbortSignal;
};

/** A backend that answers slowly is not asked for more at once: others work with it, too. */
const CALLS_AT_A_TIME = 4;

/** A list that is read: `take` gets its records page by page, `isWhole` with the last that was missing. */
type List = { resource: string; take: (records: RaRecord[], isWhole: boolean) => Promise<void> };

/**
 * Reads, in pages, the records a file may change and the codes its columns may hold, and hands them on page by page,
 * so that nothing of them stays here. A list that is refused is passed over: the backend tells what it does not know.
 */
export const readLookUps = async (source: Source, sink: Sink): Promise<void> => {
  const { definition, columns, signal } = source;
  const records: List = {
    resource: definition.name,
    take: (page, isWhole) =>
      sink.addRecords(
        page
          .flatMap((record) => fileRows(definition.endpoint, record))
          .map((row) => pick(row, columns)),
        isWhole,
      ),
  };
  const lists = [...codeLists(source, sink), records].map((list) => pagesOf(source, list));
  const first = [
    ...staffColumns(source).map((column) => () => readStaff(sink, column, signal)),
    ...lists.map(({ readFirst }) => readFirst),
  ];
  await readAll(first, signal);
  await readAll(
    lists.flatMap(({ others }) => others()),
    signal,
  );
};

const readAll = (reads: readonly (() => Promise<void>)[], signal: AbortSignal) =>
  mapWithConcurrency(reads, CALLS_AT_A_TIME, (read) => attempt(signal, read));

/** The lists whose codes the columns hold, each once. */
const codeLists = ({ definition, definitions, columns }: Source, sink: Sink): List[] => {
  const byTarget = new Map<string, { target: ResourceDefinition; columns: string[] }>();
  for (const column of columns) {
    const reference = definition.references?.[column];
    const target = reference && definitions.get(reference.resource);
    if (!target || isStaffReference(reference)) continue;
    const key = `${target.name} ${referencedField(reference, target)}`;
    const known = byTarget.get(key);
    if (known) known.columns.push(column);
    else byTarget.set(key, { target, columns: [column] });
  }
  return [...byTarget.values()].map(({ target, columns: own }) => ({
    resource: target.name,
    take: (records, isWhole) => {
      const field = target.codeField ?? 'id';
      return sink.addCodes(
        own,
        records.map((record) => textOrNumberOf(record[field])),
        isWhole,
      );
    },
  }));
};

const staffColumns = ({ definition, columns }: Source): string[] =>
  columns.filter((column) => {
    const reference = definition.references?.[column];
    return reference !== undefined && isStaffReference(reference);
  });

const readStaff = async (sink: Sink, column: string, signal: AbortSignal): Promise<void> => {
  const agents = await fetchAgents({}, signal);
  await sink.addCodes(
    [column],
    agents.map(({ code }) => textOrNumberOf(code)),
    true,
  );
};

/** The pages of a list: how many others there are the first one tells. One that fails ends the list. */
const pagesOf = ({ provider, signal }: Source, { resource, take }: List) => {
  let read = 0;
  let hasFailed = false;
  let pages = 1;
  const readPage = async (page: number): Promise<void> => {
    if (hasFailed) return;
    try {
      const { data, total = 0 } = await provider.getList(resource, {
        pagination: { page, perPage: MAX_PAGE_SIZE },
        sort: { field: DEFAULT_SORT_FIELD, order: 'ASC' },
        filter: {},
        signal,
      });
      // A backend may give smaller pages than it was asked for.
      if (page === 1) pages = Math.min(Math.ceil(total / data.length) || 1, MAX_PAGES);
      read += data.length;
      await take(data, read >= total);
    } catch (error) {
      hasFailed = true;
      throw error;
    }
  };
  return {
    readFirst: () => readPage(1),
    others: () => Array.from({ length: pages - 1 }, (_, at) => () => readPage(at + 2)),
  };
};

/** A list may be refused, or fail: the check goes on without it, and says what it could not compare. */
const attempt = async (signal: AbortSignal, read: () => Promise<void>) => {
  try {
    await read();
  } catch {
    signal.throwIfAborted();
  }
};

const pick = (
  record: Readonly<Record<string, unknown>>,
  columns: readonly string[],
): Record<string, unknown> => Object.fromEntries(columns.map((column) => [column, record[column]]));
