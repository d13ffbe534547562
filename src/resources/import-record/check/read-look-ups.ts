import type { DataProvider, RaRecord } from 'react-admin';
import { DEFAULT_SORT_FIELD, MAX_PAGE_SIZE } from '@/core/constants';
import { isStaffReference, referencedField } from '@/core/references';
import type { ResourceDefinition } from '@/core/resource';
import { textOrNumberOf } from '@/core/text';
import { iteratePages } from '@/providers/data/iterate-pages';
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

/**
 * Reads, in pages, the records a file may change and the codes its columns may hold, and hands them on page by page,
 * so that nothing of them stays here. A list that is refused is passed over: the backend tells what it does not know.
 */
export const readLookUps = async (source: Source, sink: Sink): Promise<void> => {
  const { definition, definitions, columns } = source;
  const byTarget = new Map<string, { target: ResourceDefinition; columns: string[] }>();
  for (const column of columns) {
    const reference = definition.references?.[column];
    const target = reference && definitions.get(reference.resource);
    if (!reference || !target) continue;
    if (isStaffReference(reference)) {
      await attempt(source.signal, async () => {
        const agents = await fetchAgents();
        await sink.addCodes(
          [column],
          agents.map(({ code }) => textOrNumberOf(code)),
          true,
        );
      });
      continue;
    }
    const key = `${target.name} ${referencedField(reference, target)}`;
    const known = byTarget.get(key);
    if (known) known.columns.push(column);
    else byTarget.set(key, { target, columns: [column] });
  }
  for (const { target, columns: own } of byTarget.values()) {
    const field = target.codeField ?? 'id';
    await attempt(source.signal, () =>
      readAll(source, target.name, (records, isWhole) =>
        sink.addCodes(
          own,
          records.map((record) => textOrNumberOf(record[field])),
          isWhole,
        ),
      ),
    );
  }
  await attempt(source.signal, () =>
    readAll(source, definition.name, (records, isWhole) =>
      sink.addRecords(
        records.map((record) => pick(record, columns)),
        isWhole,
      ),
    ),
  );
};

const readAll = async (
  { provider, signal }: Source,
  resource: string,
  take: (records: RaRecord[], isWhole: boolean) => Promise<void>,
) => {
  let read = 0;
  const pages = iteratePages(
    (page) =>
      provider.getList(resource, {
        pagination: { page, perPage: MAX_PAGE_SIZE },
        sort: { field: DEFAULT_SORT_FIELD, order: 'ASC' },
        filter: {},
        signal,
      }),
    MAX_PAGES,
  );
  for await (const { data, total = 0 } of pages) {
    signal.throwIfAborted();
    read += data.length;
    await take(data, read >= total);
  }
};

/** A list may be refused, or fail: the check goes on without it, and says what it could not compare. */
const attempt = async (signal: AbortSignal, read: () => Promise<void>) => {
  try {
    await read();
  } catch {
    signal.throwIfAborted();
  }
};

const pick = (record: RaRecord, columns: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(columns.map((column) => [column, record[column]]));
