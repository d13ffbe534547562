import { DEFAULT_SORT_FIELD } from './constants';

/**
 * A view of a list: the filter and the order it asks for (docs/wire-format.md, section 3 'Opens on'). Its name on the
 * tab is the message `resources.{resource}.views.{name}`.
 */
export type ListView = {
  name: string;
  /** Filters of the endpoint, also derived ones, with a value as on the wire or one that depends on today. */
  filter?: Readonly<Record<string, string | NamedValue>>;
  /** By `_id` ascending without it. */
  sort?: ListSort;
};

export type ListSort = { field: string; order: 'ASC' | 'DESC' };

/** A value that depends on today: definitions are data and cannot compute it. */
export type NamedValue = { named: keyof typeof NAMED_VALUES };

const NAMED_VALUES = {
  this_year: (now: Date) => String(now.getFullYear()),
  last_year: (now: Date) => String(now.getFullYear() - 1),
  next_year: (now: Date) => String(now.getFullYear() + 1),
  this_year_start: (now: Date) => `${now.getFullYear()}-01-01`,
  this_year_end: (now: Date) => `${now.getFullYear()}-12-31`,
  last_year_start: (now: Date) => `${now.getFullYear() - 1}-01-01`,
  last_year_end: (now: Date) => `${now.getFullYear() - 1}-12-31`,
} as const;

/** The filter and order of a list, without page and page size. */
export type ListState = { filter: Readonly<Record<string, string>>; sort: ListSort };

/** The view without filters that every list has. */
const ALL_VIEW = 'all';

export const DEFAULT_SORT: ListSort = { field: DEFAULT_SORT_FIELD, order: 'ASC' };

/** The resource of a list, as far as its views are concerned. */
type Viewed = { views?: readonly ListView[] };

/** The views of a list; it opens on the first. The one without filters comes last, in the order of the first. */
export const listViewsOf = ({ views = [] }: Viewed): readonly ListView[] =>
  views.some(({ name }) => name === ALL_VIEW)
    ? views
    : [...views, { name: ALL_VIEW, sort: views[0]?.sort }];

/** The filter and order of `view` at the moment `now`. */
export const stateOfView = (
  { filter = {}, sort = DEFAULT_SORT }: ListView,
  now = new Date(),
): ListState => ({
  filter: Object.fromEntries(
    Object.entries(filter).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : NAMED_VALUES[value.named](now),
    ]),
  ),
  sort,
});

/** The filter and order of the list of `definition` when it is opened for the first time. */
export const firstStateOf = (definition: Viewed, now?: Date): ListState =>
  stateOfView(listViewsOf(definition)[0] ?? { name: ALL_VIEW }, now);

/** The order of a list filtered by `filter`: that of the view with the same filter, else of the first view. */
export const sortOfFilter = (definition: Viewed, filter: ListState['filter']): ListSort => {
  const states = listViewsOf(definition).map((view) => stateOfView(view));
  const same = states.find((state) => isSameFilter(state.filter, filter));
  return (same ?? firstStateOf(definition)).sort;
};

/** The query of a list's address that shows `filter`, in the order of `sort` if it is not the default one. */
export const listSearch = (filter: ListState['filter'], sort: ListSort): string => {
  const query = new URLSearchParams({ filter: JSON.stringify(filter) });
  if (!isSameSort(sort, DEFAULT_SORT)) {
    query.set('sort', sort.field);
    query.set('order', sort.order);
  }
  return `?${query}`;
};

/** Whether two sorts have the same field and order. */
export const isSameSort = (one: ListSort, other: ListSort): boolean =>
  one.field === other.field && one.order === other.order;

/** Whether two lists have the same filters with the same values. */
export const isSameFilter = (one: ListState['filter'], other: ListState['filter']): boolean =>
  isWithin(one, other) && isWithin(other, one);

/** Whether every filter of `part` is set to the same value in `whole`. */
export const isWithin = (part: ListState['filter'], whole: ListState['filter']): boolean =>
  Object.entries(part).every(([name, value]) => whole[name] === value);
