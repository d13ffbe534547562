import type { DataProvider } from 'react-admin';
import { mapWithConcurrency } from '@/core/concurrency';
import { DEFAULT_SORT_FIELD, MAX_PAGE_SIZE } from '@/core/constants';
import { completedBy, idsBelow, INCOMPLETE, stateToldBy } from '@/core/record-state';
import type { ResourceDefinition, WireRecord } from '@/core/resource';
import { textOrNumberOf } from '@/core/text';
import { iteratePages } from '@/providers/data/iterate-pages';
import { parentMetaOf } from '@/kit/registry/parent-ids';

type Source = {
  definition: ResourceDefinition;
  provider: DataProvider;
  definitions: ReadonlyMap<string, ResourceDefinition>;
  signal: AbortSignal;
};

/** A state as cells show it: the value of a field of a resource, which names its word. */
export type ReadState = { resource: string; field: string; value: unknown };

/** Returns the state in `field` of a record; undefined where it is the record's own value. */
export type StateOf = (record: WireRecord, field: string) => ReadState | undefined;

/** Calls at a time, so that others are answered meanwhile. */
const COUNTS_AT_A_TIME = 4;

/**
 * Reads the states of rows as `StateValue` shows them: told by another record, or incomplete. `read` reads what those of
 * a page take, once for each record; what cannot be read leaves the wire's state. Rejects with the reason of `signal`.
 */
export const createStateReader = ({ definition, provider, definitions, signal }: Source) => {
  const states = new WeakMap<WireRecord, ReadState>();
  const fields = [definition.stateToldBy?.field, definition.completeWith?.state].filter(
    (field) => field !== undefined,
  );
  const counts = new Map<string, Promise<number | undefined>>();
  let tellers: Promise<ReadonlyMap<string, WireRecord>> | undefined;

  const orNothing = async <Value>(reading: Promise<Value>): Promise<Value | undefined> => {
    try {
      return await reading;
    } catch {
      // The wire's state is written, as a cell shows it.
      signal.throwIfAborted();
      return undefined;
    }
  };

  const readTellers = async (teller: ResourceDefinition) => {
    const byCode = new Map<string, WireRecord>();
    const pages = iteratePages((page) =>
      provider.getList(teller.name, {
        pagination: { page, perPage: MAX_PAGE_SIZE },
        sort: { field: DEFAULT_SORT_FIELD, order: 'ASC' },
        filter: {},
        signal,
      }),
    );
    for await (const { data } of pages) {
      signal.throwIfAborted();
      for (const record of data)
        byCode.set(textOrNumberOf(record[teller.codeField ?? 'id']), record);
    }
    return byCode;
  };

  const countBelow = (below: ResourceDefinition, ids: Record<string, string>) => {
    const key = `${below.name} ${JSON.stringify(ids)}`;
    const count =
      counts.get(key) ??
      orNothing(
        provider
          .getList(below.name, {
            pagination: { page: 1, perPage: 1 },
            sort: { field: DEFAULT_SORT_FIELD, order: 'ASC' },
            filter: {},
            meta: parentMetaOf(below, ids),
            signal,
          })
          .then(({ total }) => total),
      );
    counts.set(key, count);
    return count;
  };

  const readState = async (row: WireRecord, rowField: string): Promise<void> => {
    let [from, record, field] = [definition, row, rowField];
    const told = stateToldBy(definition, field, row);
    const teller = told && definitions.get(told.resource);
    if (told && teller) {
      tellers ??= readTellers(teller);
      const found = (await orNothing(tellers))?.get(told.code);
      if (!found) return;
      [from, record, field] = [teller, found, told.state];
    }
    const below = definitions.get(completedBy(from, field, record) ?? '');
    const isIncomplete = below && (await countBelow(below, idsBelow(from, record, below))) === 0;
    const value = isIncomplete ? INCOMPLETE : record[field];
    states.set(row, { resource: from.name, field, value });
  };

  return {
    read: async (rows: readonly WireRecord[]): Promise<void> => {
      await mapWithConcurrency(rows, COUNTS_AT_A_TIME, async (row) => {
        for (const field of fields) await readState(row, field);
      });
    },
    of: ((record, field) => (fields.includes(field) ? states.get(record) : undefined)) as StateOf,
  };
};
