import { DEFAULT_PAGE_SIZE, PAGE_SIZES } from '@/core/constants';
import { DEFAULT_SORT, firstStateOf, type ListState } from '@/core/list-views';
import type { ResourceDefinition } from '@/core/resource';
import { listStateKey, personalKey, preferences } from '@/providers/preferences/preferences';
import { splitListSearch } from '@/kit/links/list-params';
import { NO_SAVED_VIEWS, readSavedViews, savedViewsKey } from './saved-views';
import { viewChoices } from './view-choices';

/**
 * Returns the filters and the order with which the list of `definition` opens at an address with the query `search`. If
 * the query has a list parameter, no view applies. Otherwise the list opens on the view the user chose last, or on the
 * first one (docs/wire-format.md, section 3 'Opens on').
 */
export const openingAt = (definition: ResourceDefinition, search: string): ListState => {
  if (splitListSearch(search).list !== '') return UNFILTERED;
  const kept = keptView(definition.name);
  const saved = readSavedViews(preferences.getItem(savedViewsKey(definition.name)));
  const choices = viewChoices(definition, saved ?? NO_SAVED_VIEWS);
  return choices.find(({ id }) => id === kept)?.state ?? firstStateOf(definition);
};

const UNFILTERED: ListState = { filter: {}, sort: DEFAULT_SORT };

/** Stores the view that the user chose in the list of `resource`, for their next visit. */
export const keepView = (resource: string, id: string): void =>
  preferences.setItem(keptViewKey(resource), id);

/** The id of the view the user chose last in the list of `resource`. */
export const keptView = (resource: string): unknown => preferences.getItem(keptViewKey(resource));

const keptViewKey = (resource: string) => personalKey(`listView.${resource}`);

/** The number of rows per page that the user chose last, in any list. */
export const keptPageSize = (): number => {
  const kept = preferences.getItem(PAGE_SIZE_KEY);
  return PAGE_SIZES.find((size) => size === kept) ?? DEFAULT_PAGE_SIZE;
};

/** Stores the number of rows per page for all lists, including those last shown with another number. */
export const keepPageSize = (size: number): void => {
  preferences.setItem(PAGE_SIZE_KEY, size);
  for (const [key, params] of Object.entries(preferences.listItems())) {
    const { perPage } = (params ?? {}) as { perPage?: number };
    if (!key.endsWith(listStateKey('', 'listParams')) || !PAGE_SIZES.includes(perPage ?? 0))
      continue;
    preferences.setItem(key, { ...(params as object), perPage: size, page: 1 });
  }
};

const PAGE_SIZE_KEY = personalKey('rowsPerPage');
