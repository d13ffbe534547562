import { getQuery } from 'react-admin';
import { dayText } from '@/core/days';
import { isSameFilter, isSameSort } from '@/core/list-views';
import type { ResourceDefinition } from '@/core/resource';
import { preferences } from '@/providers/preferences/preferences';
import {
  listParamsKey,
  listPlaceKey,
  type ListPageState,
  type ListPlace,
} from '@/kit/record/list-trail';
import { parentMetaOf, resourceKey } from '@/kit/registry/parent-ids';
import type { AddressParams } from '@/ui/page/address-params';
import { keptPageSize, openingAt } from './opening';

/**
 * The query with which the list of `definition`, below the parents in `params`, shows the rows it showed last; empty if
 * its bare address shows them. Links back to a list include it, because react-admin would first render the list at its
 * bare address, then rewrite the address and render everything that reads it again.
 */
export const keptSearch = (definition: ResourceDefinition, params: AddressParams): string => {
  const { isOpening, search } = shownSearch(definition, params);
  return isOpening ? '' : search;
};

/** The complete query of the rows that a list shows or showed last, and whether its bare address shows them too. */
export const shownSearch = (definition: ResourceDefinition, params: AddressParams) => {
  const kept = preferences.getItem<Parameters<typeof getQuery>[0]['params']>(
    listParamsKey(keyOf(definition, params)),
  );
  const opening = openingAt(definition, '');
  const perPage = keptPageSize();
  const query = getQuery({
    queryFromLocation: {},
    // Rows without a filter are stored without one, which react-admin would read as nothing stored.
    params: kept && { ...kept, filter: kept.filter ?? {} },
    filterDefaultValues: opening.filter,
    sort: opening.sort,
    perPage,
  });
  const sort = { field: query.sort, order: query.order === 'DESC' ? 'DESC' : 'ASC' } as const;
  const filter: Readonly<Record<string, string>> = query.filter;
  const isOpening =
    query.page === 1 &&
    query.perPage === perPage &&
    isSameSort(sort, opening.sort) &&
    isSameFilter(filter, opening.filter);
  const search = rowsSearch({ filter, sort, page: query.page, perPage: query.perPage });
  return { isOpening, search };
};

/** Makes the bare address of a list show the rows of its view again, without search, filters or page. */
export const forgetRows = (definition: ResourceDefinition, params: AddressParams): void =>
  preferences.removeItem(listParamsKey(keyOf(definition, params)));

/** Forgets the rows of a list that was left on an earlier day, when the user no longer remembers the search. */
export const forgetOldRows = (definition: ResourceDefinition, params: AddressParams): void => {
  const place = preferences.getItem<ListPlace>(listPlaceKey(keyOf(definition, params)));
  if (place && dayText(new Date(place.at)) !== dayText(new Date())) forgetRows(definition, params);
};

const keyOf = (definition: ResourceDefinition, params: AddressParams) =>
  resourceKey(definition, parentMetaOf(definition, params));

/** The query for the rows that a list shows. */
export const rowsSearch = ({ filter, sort, page, perPage }: ListPageState): string =>
  `?${new URLSearchParams({
    filter: JSON.stringify(filter),
    order: sort.order,
    page: String(page),
    perPage: String(perPage),
    sort: sort.field,
  })}`;
