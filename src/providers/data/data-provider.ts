import { QueryClient } from '@tanstack/react-query';
import simpleRestProvider from 'ra-data-simple-rest';
import type {
  DataProvider,
  GetListParams,
  GetManyParams,
  GetManyReferenceParams,
  Identifier,
  RaRecord,
} from 'react-admin';
import { mapWithConcurrency } from '@/core/concurrency';
import { MAX_PAGE_SIZE } from '@/core/constants';
import { isId } from '@/core/id';
import { createPathOf, supportsVerb } from '@/core/endpoint';
import type { ResourceDefinition } from '@/core/resource';
import { ApiError } from '../http/api-error';
import { getConfig } from '../http/config';
import { readDerivedList } from './derived-list';
import { findInList } from './find-in-list';
import { unlessUnseen } from '../http/unseen';
import { endpointAddress, queryParents, type ParentIds } from '../http/endpoint';
import type { Coverage } from './iterate-pages';
import { createPageCache } from './page-cache';
import { derivedFilters, readList, type Sums } from './list-query';
import { recordAfterWrite, contractClient, fromWire, recordOf, toWire } from './record-calls';

/**
 * The data provider: the calls of every resource, driven only by its endpoint description.
 *
 * | react-admin      | request                                                                  |
 * |------------------|--------------------------------------------------------------------------|
 * | getList          | GET  base?page&pageSize&searchTerm&sortField&sortDir&…filters            |
 * | getOne           | GET  base/{id}; the list, page by page, where the endpoint has no such call |
 * | getMany          | the list if it is short, else one call per record                        |
 * | getManyReference | getList with the target as a filter                                      |
 * | create           | POST base (or the endpoint's own address)                                |
 * | update           | POST base/{id}/update                                                    |
 * | delete           | GET  base/{id}/delete                                                    |
 * | updateMany, deleteMany | one call per record                                                |
 *
 * Parents of nested resources are passed in `meta.parents`. The server's message of a write is kept beside the record
 * it returned: `messageOf(record)`. An invalid id is an ApiError 404, without a call. Pages that are read for counting
 * are cached in `cache`. A read is cancelled once nothing waits for it: the user has left the page or
 * started the next search.
 */
export const createDataProvider = (
  resources: readonly ResourceDefinition[],
  cache = new QueryClient(),
) => {
  const byName = new Map(resources.map((resource) => [resource.name, resource]));
  const definitionOf = (name: string): ResourceDefinition => {
    const definition = byName.get(name);
    if (!definition) throw new Error(`The registry has no resource '${name}'`);
    return definition;
  };
  // The base provider makes plain REST calls; contractClient turns their verbs into the documented ones.
  const rest = simpleRestProvider(getConfig().apiBase, contractClient);
  const pages = createPageCache(cache);

  const provider = {
    supportAbortSignal: true,

    getList: async (name: string, params: GetListParams): Promise<Listed> => {
      const definition = definitionOf(name);
      const derived = derivedFilters(definition, params);
      if (derived) {
        const found = await readDerivedList(pages, definition, params, derived, byName);
        const { coverage, ...list } = found;
        return { ...list, meta: { coverage } };
      }
      const { rows, total, sums } = await readList(definition, params);
      const data = rows.map((row) => fromWire(definition, row));
      return sums === undefined ? { data, total } : { data, total, meta: { sums } };
    },

    /** Reads a page for counting: all counts share it for five minutes. */
    getCachedPage: async (
      name: string,
      { page, pageSize = MAX_PAGE_SIZE, filter, meta, signal }: CachedPageParams,
    ): Promise<{ data: RaRecord[]; total: number }> => {
      const definition = definitionOf(name);
      if (derivedFilters(definition, { filter })) {
        const pagination = { page, perPage: pageSize };
        return provider.getList(name, { pagination, filter, meta, signal });
      }
      const { rows, total } = await pages.read(
        definition,
        { filter, meta, signal },
        page,
        pageSize,
      );
      return { data: rows.map(({ record }) => record), total };
    },

    getOne: async (name: string, params: GetOneParams) => {
      const definition = definitionOf(name);
      assertValidId(params.id);
      if (!supportsVerb(definition.endpoint, 'one')) {
        const { id, ...list } = params;
        const pageOf = (page: number) =>
          provider.getList(name, { ...list, pagination: { page, perPage: MAX_PAGE_SIZE } });
        return { data: await findInList(pageOf, id) };
      }
      const { data } = await rest.getOne(endpointAddress(definition, params.meta), params);
      const record = fromWire(definition, recordOf(definition, data));
      assertParent(definition, record, params.meta);
      return { data: record };
    },

    // Takes no signal, because several callers share the call. Omits records that the user may not see.
    getMany: async (name: string, { ids: wanted, meta }: GetManyParams) => {
      const ids = [...new Set(wanted)];
      const listed = ids.length > 1 ? await unlessUnseen(readShortList(name, meta)) : undefined;
      const known = new Map(listed?.map((record) => [record.id, record]));
      const found = await mapWithConcurrency(ids, async (id) => {
        const one =
          known.get(id) ?? (await unlessUnseen(provider.getOne(name, { id, meta })))?.data;
        return one ?? [];
      });
      return { data: found.flat() };
    },

    getManyReference: async (name: string, params: GetManyReferenceParams) =>
      provider.getList(name, {
        ...params,
        filter: { ...params.filter, [params.target]: params.id },
      }),

    create: async (name: string, params: { data: Partial<RaRecord>; meta?: ProviderMeta }) => {
      const definition = definitionOf(name);
      const path = createPathOf(definition.endpoint);
      const address = endpointAddress(definition, params.meta, path);
      const { data } = await rest.create(address, { data: toWire(definition, params.data) });
      pages.forget(definition);
      return { data: recordAfterWrite(definition, data, params.data) };
    },

    update: async (
      name: string,
      params: {
        id: Identifier;
        data: Partial<RaRecord>;
        previousData?: RaRecord;
        meta?: ProviderMeta;
      },
    ) => {
      const definition = definitionOf(name);
      assertValidId(params.id);
      const { data } = await rest.update(endpointAddress(definition, params.meta), {
        id: params.id,
        data: toWire(definition, params.data, params.previousData),
        previousData: params.previousData ?? { id: params.id },
      });
      pages.forget(definition);
      return {
        data: recordAfterWrite(definition, data, {
          ...params.previousData,
          ...params.data,
          id: params.id,
        }),
      };
    },

    delete: async (
      name: string,
      params: { id: Identifier; previousData?: RaRecord; meta?: ProviderMeta },
    ) => {
      const definition = definitionOf(name);
      assertValidId(params.id);
      const { data } = await rest.delete(endpointAddress(definition, params.meta), params);
      pages.forget(definition);
      return {
        data: recordAfterWrite(definition, data, { ...params.previousData, id: params.id }),
      };
    },

    updateMany: async (
      name: string,
      params: { ids: Identifier[]; data: Partial<RaRecord>; meta?: ProviderMeta },
    ) => {
      for (const id of params.ids) {
        const { data: previousData } = await provider.getOne(name, { id, meta: params.meta });
        const data = { ...previousData, ...params.data };
        await provider.update(name, { id, data, previousData, meta: params.meta });
      }
      return { data: params.ids };
    },

    deleteMany: async (name: string, params: { ids: Identifier[]; meta?: ProviderMeta }) => {
      for (const id of params.ids) await provider.delete(name, { id, meta: params.meta });
      return { data: params.ids };
    },
  };

  const readShortList = async (name: string, meta?: ProviderMeta): Promise<RaRecord[]> => {
    const definition = definitionOf(name);
    const { rows, total } = await readList(definition, { ...ONE_PAGE, meta });
    return total <= ONE_PAGE.pagination.perPage ? rows.map((row) => fromWire(definition, row)) : [];
  };

  return provider as typeof provider & DataProvider;
};

/** @throws ApiError 404 for an invalid id, as for a missing record, so that no call is made */
const assertValidId = (id: unknown): void => {
  if (!isId(id)) throw new ApiError('refused', 404);
};

/** @throws ApiError 404 if the record belongs to another parent */
const assertParent = (
  definition: ResourceDefinition,
  record: RaRecord,
  meta: ProviderMeta | undefined,
): void => {
  if (!meta?.parents) return;
  for (const [field, id] of Object.entries(queryParents(definition, meta))) {
    // An id in an address is a text; some backends write numbers.
    const stored = record[field];
    if (stored !== undefined && String(stored) !== id) throw new ApiError('refused', 404);
  }
};

/** A list with at most this many rows is read in one call for any number of ids. */
const ONE_PAGE = { pagination: { page: 1, perPage: 250 } };

/** `coverage` is set if the console filtered the list itself, `sums` if the answer included sums. */
type Listed = { data: RaRecord[]; total: number; meta?: { coverage?: Coverage; sums?: Sums } };

type GetOneParams = { id: Identifier; meta?: ProviderMeta; signal?: AbortSignal };

/** `page` counts from one. */
type CachedPageParams = {
  page: number;
  /** Rows per page; by default the largest page. */
  pageSize?: number;
  filter?: Readonly<Record<string, unknown>>;
  meta?: ProviderMeta;
  signal?: AbortSignal;
};

/** The data provider with its calls in addition to react-admin's, for `useDataProvider`. */
export type ConsoleDataProvider = ReturnType<typeof createDataProvider>;

export type ProviderMeta = { parents?: ParentIds; [key: string]: unknown };
