import { infiniteQueryOptions, queryOptions, type QueryCache } from '@tanstack/react-query';
import type { DataProvider, RaRecord } from 'react-admin';
import { MAX_PAGE_SIZE } from '@/core/constants';
import {
  representationOf,
  type Reference as ReferenceField,
  type ResourceDefinition,
} from '@/core/resource';
import { textsOf } from '@/core/one-or-many';
import { textOrNumberOf } from '@/core/text';
import { resourceKey, type ParentMeta } from '@/kit/registry/parent-ids';
import { findByCode } from './find-by-code';

/** A record that others refer to by its code or id; `code` is the value of their field. */
export type Reference = {
  code: string;
  name: string;
  record: RaRecord;
  isId?: boolean;
  /** For how many of the edited records it may be chosen, if not for all. */
  fitting?: number;
};

/** Names rarely change and are shown everywhere, so they are cached for five minutes. */
export const NAMES_STALE_MS = 5 * 60 * 1000;
/** Number of choices per call. */
export const CHOICES = 25;

/** The query for the first thousand records by code, which for most resources are all. */
export const referencesQuery = (
  provider: DataProvider,
  definition: ResourceDefinition,
  meta?: ParentMeta,
) =>
  queryOptions({
    queryKey: queryKeyOf('all', definition, meta),
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

/** The name of the record of `resource` with this code, if it is cached; makes no call. */
export const knownName = (
  cache: QueryCache,
  resource: string,
  code: string,
): string | undefined => {
  for (const { state } of cache.findAll({ queryKey: ['references', resource] })) {
    const { byCode, ...one } = (state.data ?? {}) as Partial<Reference> & {
      byCode?: ReadonlyMap<string, Reference>;
    };
    const name = byCode?.get(code)?.name ?? (one.code === code ? one.name : undefined);
    if (name !== undefined) return name;
  }
  return undefined;
};

/** The query for one record by code, for lists longer than {@link referencesQuery} reads; null if it does not exist. */
export const referenceQuery = (
  provider: DataProvider,
  definition: ResourceDefinition,
  code: string,
  meta?: ParentMeta,
) =>
  queryOptions({
    queryKey: [...queryKeyOf('code', definition, meta), code],
    staleTime: NAMES_STALE_MS,
    queryFn: async ({ signal }): Promise<Reference | null> => {
      if (!definition.codeField) {
        const { data } = await provider.getOne(definition.name, { id: code, meta, signal });
        return referenceOf(definition, data);
      }
      const found = await findByCode(provider, definition, code, { meta, signal });
      return found && referenceOf(definition, found);
    },
  });

/** Values that the chosen record must match, by field, such as the codes of the chosen companies. */
export type ReferenceFilter = Readonly<Record<string, readonly string[]>>;

/** One value for each of the list's filters. */
export type ChoiceFilter = Readonly<Record<string, string>>;

/** A page's results for one filter; empty if the backend refused the call. */
export type ChoicePart = {
  filter: ChoiceFilter;
  references: Reference[];
  total: number;
  isRefused: boolean;
};

/** `page` counts from 1; `filters` are those with at least that many pages. */
type ChoicePage = { page: number; filters: readonly ChoiceFilter[] };

/**
 * The query for the choices of a picker, page by page, with one call for each of `filters`, because a query parameter
 * holds one value. Always stale, because another tab may have created a record.
 *
 * @throws the error of the first call, if all of them fail
 */
export const choicesQuery = (
  provider: DataProvider,
  definition: ResourceDefinition,
  search: string,
  filters: readonly ChoiceFilter[],
  meta?: ParentMeta,
) => {
  const firstPage: ChoicePage = { page: 1, filters };
  const scope = [...queryKeyOf('choices', definition, meta), filters];
  return infiniteQueryOptions({
    queryKey: [...scope, search],
    staleTime: 0,
    initialPageParam: firstPage,
    queryFn: async ({ pageParam: { page, filters: asked }, signal }): Promise<ChoicePart[]> => {
      const results = await Promise.allSettled(
        asked.map((filter) =>
          provider.getList(definition.name, {
            pagination: { page, perPage: CHOICES },
            sort: {
              field: definition.choiceOrder?.[0] ?? definition.codeField ?? '_id',
              order: 'ASC',
            },
            filter: { ...filter, q: search },
            meta,
            signal,
          }),
        ),
      );
      const [first] = results;
      if (first?.status === 'rejected' && results.every(({ status }) => status === 'rejected')) {
        throw first.reason;
      }
      return results.map((result, at) => {
        const part = { filter: asked[at] ?? {} };
        if (result.status === 'rejected') return { ...part, ...NOTHING, isRefused: true };
        const { data, total = data.length } = result.value;
        const references = inChoiceOrder(
          data.map((record) => referenceOf(definition, record)),
          definition,
        );
        return { ...part, references, total, isRefused: false };
      });
    },
    getNextPageParam: (parts, _pages, { page }): ChoicePage | undefined => {
      const longer = parts.filter(({ total }) => total > page * CHOICES);
      return longer.length > 0
        ? { page: page + 1, filters: longer.map(({ filter }) => filter) }
        : undefined;
    },
    // The choices of another search may be shown meanwhile, but not those of another company.
    placeholderData: (previous, query) =>
      JSON.stringify(query?.queryKey.slice(0, -1)) === JSON.stringify(scope) ? previous : undefined,
  });
};

/** Sorts the references of a page by the fields of `choiceOrder`, one after the other. */
const inChoiceOrder = (
  references: Reference[],
  { choiceOrder = [] }: ResourceDefinition,
): Reference[] =>
  choiceOrder.length < 2
    ? references
    : references.toSorted((one, other) => {
        const texts = choiceOrder.map((field) => [textIn(one, field), textIn(other, field)]);
        const [first = '', second = ''] = texts.find(([a, b]) => a !== b) ?? [];
        return first.localeCompare(second, 'it');
      });

const textIn = ({ record }: Reference, field: string) => textsOf(record[field])[0] ?? '';

const NOTHING = { references: [], total: 0 };

/** Converts `record` to a reference. */
export const referenceOf = (definition: ResourceDefinition, record: RaRecord): Reference => ({
  code: textOrNumberOf(record[definition.codeField ?? 'id']) || String(record.id),
  name: representationOf(definition, record),
  record,
  isId: definition.codeField === undefined,
});

/**
 * Adapts `definition` to a reference: one by `_id` has no code field, and shows the record's code with its name.
 */
export const asReferred = (
  definition: ResourceDefinition,
  by: ReferenceField['by'],
): ResourceDefinition =>
  by === 'id' && definition.codeField
    ? {
        ...definition,
        codeField: undefined,
        representation: `${definition.representation} · {${definition.codeField}}`,
      }
    : definition;

const queryKeyOf = (kind: string, definition: ResourceDefinition, meta?: ParentMeta) => [
  'references',
  definition.name,
  kind,
  resourceKey(definition, meta),
  definition.codeField ?? 'id',
];

const toEntry = (reference: Reference): [string, Reference] => [reference.code, reference];
