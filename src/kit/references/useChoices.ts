import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useDataProvider, useEvent } from 'react-admin';
import { isSameFilter } from '@/core/list-views';
import { isAgentReference } from '@/core/references';
import { areCompatible, textsOf } from '@/core/one-or-many';
import { foldAccents } from '@/core/fold-accents';
import { groupBy } from '@/core/group-by';
import type { Reference as ReferenceField } from '@/core/resource';
import { useDefinition } from '@/kit/registry/definitions';
import { useParentMeta } from '@/kit/registry/parent-ids';
import {
  asReferred,
  CHOICES,
  choicesQuery,
  type ChoiceFilter,
  type Reference,
  type ReferenceFilter,
} from './reference-queries';
import { groupFieldOf, groupOf } from './choice-groups';
import { countedChoices, eligibleChoices, type Eligibility } from './eligibility';
import { useAgents } from './useAgents';

/** The choices of a picker. */
export type Choices = {
  references: readonly Reference[];
  /** The total number, including choices not read yet. */
  total: number;
  /** Filters that match no record, known only without a search text. */
  emptyFilters: readonly ChoiceFilter[];
  /** Whether these are the results of the latest query. */
  isCurrent: boolean;
  isFetching: boolean;
  /** Whether the backend refused the lookup or a part of it. */
  isRefused: boolean;
  hasMore: boolean;
  loadMore: () => void;
  refresh: () => void;
};

export type ChoicesOptions = {
  reference: ReferenceField;
  referenceFilter: ReferenceFilter;
  search: string;
  isWanted: boolean;
  /** Limits the choices to those allowed for any of the edited records. */
  eligibility?: Eligibility;
  /** Whether deactivated agents are included: for filtering lists, but not for assigning records. */
  hasDeactivated?: boolean;
};

/**
 * Reads the choices for a field: agents from the documented lookup, everything else from its list, with one call per
 * value of the filter, searched by the server. They are read again whenever the window gets the focus.
 */
export const useChoices = (options: ChoicesOptions): Choices => {
  const { reference, isWanted } = options;
  const isAgent = isAgentReference(reference);
  const listed = useListChoices({ ...options, isWanted: isWanted && !isAgent });
  const agents = useAgentChoices({ ...options, isWanted: isWanted && isAgent });
  const choices = isAgent ? agents : listed;
  useOnWindowFocus(choices.refresh, isWanted);
  return choices;
};

/** The scope of a lookup of agents; `within` names the fields with the company and the location. */
export const agentScopeOf = ({ within = [] }: ReferenceField, referenceFilter: ReferenceFilter) => {
  const [company, location] = within.map((field) => referenceFilter[field]?.[0]);
  return { company, location };
};

const useListChoices = ({
  reference,
  referenceFilter,
  search,
  isWanted,
  eligibility,
}: ChoicesOptions): Choices => {
  const provider = useDataProvider();
  const definition = asReferred(useDefinition(reference.resource), reference.by);
  const meta = useParentMeta(definition);
  const query = useInfiniteQuery({
    ...choicesQuery(provider, definition, search, filtersOf(referenceFilter), meta),
    enabled: isWanted,
  });
  const groupField = groupFieldOf(reference, referenceFilter, definition);
  const pages = query.data?.pages ?? [];
  const [first = []] = pages;
  const byCode = new Map(
    first
      .flatMap(({ filter }) => pages.flat().filter((part) => isSameFilter(part.filter, filter)))
      .flatMap(({ references }) => namedFirst(references, search, groupField))
      .map((found) => [found.code, found]),
  );
  byCode.delete('');
  const isCurrent = query.isSuccess && !query.isPlaceholderData;
  return {
    references: countedChoices([...byCode.values()], eligibility),
    total: first.reduce((sum, { total }) => sum + total, 0),
    emptyFilters:
      isCurrent && search === ''
        ? first
            .filter(({ total, isRefused }) => total === 0 && !isRefused)
            .map(({ filter }) => filter)
        : [],
    isCurrent,
    isFetching: query.isFetching,
    isRefused: query.isError || pages.flat().some((part) => part.isRefused),
    hasMore: query.hasNextPage,
    loadMore: () => void (query.isFetching || query.fetchNextPage()),
    refresh: () => void query.refetch({ cancelRefetch: false }),
  };
};

const useAgentChoices = ({
  reference,
  referenceFilter,
  search,
  isWanted,
  eligibility,
  hasDeactivated = false,
}: ChoicesOptions): Choices => {
  const query = useAgents(agentScopeOf(reference, referenceFilter), isWanted);
  const [shown, setShown] = useState({ search, count: CHOICES });
  const count = shown.search === search ? shown.count : CHOICES;
  // Memoised, because an answer may hold a hundred thousand agents, too many to process at every keystroke.
  const all = useMemo(
    () =>
      countedChoices(
        (query.data ?? [])
          .filter(({ isDeactivated }) => hasDeactivated || !isDeactivated)
          .map(({ code, name, companies, locations }) => ({
            code,
            name: name || code,
            record: { id: code, company_code: companies, location_code: locations },
          })),
        eligibility,
      ),
    [query.data, eligibility, hasDeactivated],
  );
  const texts = useMemo(() => all.map(({ code, name }) => foldAccents(`${name}\n${code}`)), [all]);
  const found = useMemo(() => {
    const wanted = foldAccents(search.trim());
    const named = wanted === '' ? all : all.filter((_, at) => texts[at]?.includes(wanted));
    return eligibleChoices(named, eligibility);
  }, [all, texts, search, eligibility]);
  return {
    references: found.slice(0, count),
    total: found.length,
    emptyFilters: query.isSuccess && all.length === 0 ? filtersOf(referenceFilter) : [],
    isCurrent: query.isSuccess,
    isFetching: query.isFetching,
    isRefused: query.isError,
    hasMore: found.length > count,
    loadMore: () => setShown({ search, count: count + CHOICES }),
    refresh: () => void query.refetch({ cancelRefetch: false }),
  };
};

/**
 * Sorts the `references` of a page within their groups: those whose name or code matches `search` before those that
 * match by another field.
 */
const namedFirst = (references: readonly Reference[], search: string, groupField = '') => {
  if (search === '') return references;
  const isNamed = matching(search);
  const groups = groupBy(references, (one) => groupOf(one, groupField));
  return [...groups.values()].flatMap((group) => [
    ...group.filter(isNamed),
    ...group.filter((one) => !isNamed(one)),
  ]);
};

/** Returns a predicate for a name or code that contains `search`, ignoring case, accents and kinds of apostrophe. */
export const matching = (search: string) => {
  const wanted = foldAccents(search.trim());
  return ({ code, name }: Pick<Reference, 'code' | 'name'>): boolean =>
    [name, code].some((text) => foldAccents(text).includes(wanted));
};

/** Whether a newly created record still fits the form, whose company may have changed meanwhile. */
export const agrees = (
  { record }: Reference,
  { role, within = [] }: ReferenceField,
  referenceFilter: ReferenceFilter,
): boolean =>
  within.every((field) => areCompatible(referenceFilter[field], record[field])) &&
  (!role || textsOf(record.roles).includes(role));

/** One filter per combination of values; a field without values does not filter. */
export const filtersOf = (referenceFilter: ReferenceFilter): ChoiceFilter[] =>
  Object.entries(referenceFilter).reduce<ChoiceFilter[]>(
    (filters, [field, values]) =>
      values.length === 0
        ? filters
        : filters.flatMap((filter) => values.map((value) => ({ ...filter, [field]: value }))),
    [{}],
  );

/** Calls `run` on window focus; react-query listens only to visibility, and a window beside another is never hidden. */
const useOnWindowFocus = (run: () => void, isWanted: boolean) => {
  const act = useEvent(run);
  useEffect(() => {
    if (!isWanted) return undefined;
    window.addEventListener('focus', act);
    return () => window.removeEventListener('focus', act);
  }, [act, isWanted]);
};
