import { isRecord } from '@/core/is-record';
import { DEFAULT_SORT, type ListState } from '@/core/list-views';
import { personalKey } from '@/providers/preferences/preferences';

/** A view that the user has saved under a name: the query of the list's address. */
export type SavedView = { name: string; search: string };

/** The preference key for the saved views of a resource. */
export const savedViewsKey = (resource: string): string => personalKey(`savedViews.${resource}`);

export const NO_SAVED_VIEWS: SavedView[] = [];

/** Reads saved views from a stored value; undefined if it is not a list. */
export const readSavedViews = (kept: unknown): SavedView[] | undefined =>
  Array.isArray(kept) ? kept.filter(isSavedView) : undefined;

const isSavedView = (kept: unknown): kept is SavedView =>
  isRecord(kept) && typeof kept.name === 'string' && typeof kept.search === 'string';

/** Whether two view names are equal, ignoring case and surrounding space. */
export const isSameName = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

/** The filter and order of a saved view. Storage may hold anything, so invalid values are left out. */
export const stateOfSaved = ({ search }: SavedView): ListState => {
  const query = new URLSearchParams(search);
  const field = query.get('sort') ?? '';
  const order = query.get('order');
  return {
    filter: readFilter(query.get('filter')),
    sort:
      /^\w+$/.test(field) && (order === 'ASC' || order === 'DESC')
        ? { field, order }
        : DEFAULT_SORT,
  };
};

const readFilter = (written: string | null): ListState['filter'] => {
  try {
    const filter: unknown = JSON.parse(written ?? '{}');
    return isRecord(filter)
      ? Object.fromEntries(
          Object.entries(filter).flatMap(([name, value]) =>
            typeof value === 'string' ? [[name, value]] : [],
          ),
        )
      : {};
  } catch {
    return {};
  }
};
