import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { DataProvider, RaRecord } from 'react-admin';
import { MAX_PAGE_SIZE } from '@/core/constants';
import { representationOf, type ResourceDefinition } from '@/core/resource';
import { resourceKey, type ParentMeta } from '@/shared/registry/parent-ids';

/** A record that others refer to by its code. */
export type Reference = { code: string; name: string; record: RaRecord };

/** Names change seldom and are shown everywhere: five minutes old is fresh enough. */
export const NAMES_STALE_MS = 5 * 60 * 1000;
const CHOICES = 25;

/** The first thousand records by code: for most resources that is all of them. */
export const referencesQuery = (
  provider: DataProvider,
  definition: ResourceDefinition,
  meta?: ParentMeta,
) =>
  queryOptions({
    queryKey: ['references', definition.name, 'all', resourceKey(definition, meta)],
    staleTime: NAMES_STALE_MS,
    queryFn: async ({ signal }) => {
      const { data, total = 0 } = await provider.getList(definition.name, {
        pagination: { page: 1, perPage: MAX_PAGE_SIZE },
        sort: { field: '_id', order: 'ASC' },
        filter: {},
        meta,
        signal,
      });
      const byCode = new Map(data.map((record) => referenceOf(definition, record)).map(toEntry));
      return { byCode, isComplete: total <= data.length };
    },
  });

/** One record by its code, for lists longer than {@link referencesQuery} reads; null where there is none. */
export const referenceQuery = (
  provider: DataProvider,
  definition: ResourceDefinition,
  code: string,
  meta?: ParentMeta,
) =>
  queryOptions({
    queryKey: ['references', definition.name, 'code', resourceKey(definition, meta), code],
    staleTime: NAMES_STALE_MS,
    queryFn: async ({ signal }): Promise<Reference | null> => {
      const { data } = await provider.getList(definition.name, {
        pagination: { page: 1, perPage: CHOICES },
        filter: { q: code },
        meta,
        signal,
      });
      const found = data.map((record) => referenceOf(definition, record));
      return found.find((reference) => reference.code === code) ?? null;
    },
  });

/** What a picker offers for the text typed so far, narrowed by `filter`. */
export const choicesQuery = (
  provider: DataProvider,
  definition: ResourceDefinition,
  search: string,
  filter: Readonly<Record<string, unknown>>,
  meta?: ParentMeta,
) =>
  queryOptions({
    queryKey: [
      'references',
      definition.name,
      'choices',
      resourceKey(definition, meta),
      search,
      filter,
    ],
    staleTime: NAMES_STALE_MS,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }): Promise<Reference[]> => {
      const { data } = await provider.getList(definition.name, {
        pagination: { page: 1, perPage: CHOICES },
        sort: { field: definition.codeField ?? '_id', order: 'ASC' },
        filter: { ...filter, q: search },
        meta,
        signal,
      });
      return data.map((record) => referenceOf(definition, record));
    },
  });

const referenceOf = (definition: ResourceDefinition, record: RaRecord): Reference => ({
  code: String(record[definition.codeField ?? 'id'] ?? record.id),
  name: representationOf(definition, record),
  record,
});

const toEntry = (reference: Reference): [string, Reference] => [reference.code, reference];
