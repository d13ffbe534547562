import type { Identifier, RaRecord } from 'react-admin';
import type { ListSort } from '@/core/list-views';
import type { ResourceDefinition } from '@/core/resource';
import { parametersOf } from '@/core/routes';
import { listStateKey } from '@/providers/preferences/preferences';

/*
 * Keys of the state that a list leaves in react-admin's store for the pages of its records and for its next visit, in
 * memory alone. `key` is the list's `resourceKey`.
 */

/** The page, sort and filters. */
export const listParamsKey = (key: string) => listStateKey(key, 'listParams');
/** The rows shown last: a {@link ListTrail}. */
export const listTrailKey = (key: string) => listStateKey(key, 'listTrail');
/** The scroll position, in pixels. */
export const listPlaceKey = (key: string) => listStateKey(key, 'scrollPosition');
/** The filters under which rows were selected. */
export const selectionKey = (key: string) => listStateKey(key, 'selectedUnder');
/** The record saved last, and the moment of its save. */
export const savedRowKey = (key: string) => listStateKey(key, 'savedRow');

/** The page of rows that a list showed last, for paging from one record to the next. */
export type ListTrail = ListPageState & { total: number; rows: readonly TrailRow[] };

export type ListPageState = {
  filter: Readonly<Record<string, unknown>>;
  sort: ListSort;
  page: number;
  perPage: number;
};

/** The fields of a record that its address needs. */
export type TrailRow = Pick<RaRecord, 'id'> & Readonly<Record<string, unknown>>;

/**
 * Where a list was left: `at` in epoch milliseconds, `y` in pixels, the `id` of the record opened last, and the rows
 * around it (`sight`). If the user paged to other rows, `from` and the history's `entry` are those that the list showed
 * before.
 */
export type ListPlace = {
  at: number;
  y: number;
  id?: Identifier;
  sight: string;
  from?: string;
  entry?: string;
};

/** The record saved last, and when, in epoch milliseconds. */
export type SavedRow = { id: Identifier; at: number };

/** Identifies the rows that a list shows. */
export const sightOf = ({ filter, sort, page, perPage }: ListPageState): string =>
  JSON.stringify([filter, sort, page, perPage]);

/** The `records`, reduced to the fields that their addresses need. */
export const trailRows = (
  { routes, endpoint }: ResourceDefinition,
  records: readonly RaRecord[],
): TrailRow[] => {
  const fields = [
    ...[routes.edit, routes.show].flatMap((route) => (route ? parametersOf(route) : [])),
    ...(endpoint.identifiedBy ?? []),
  ];
  return records.map((record) => ({
    id: record.id,
    ...Object.fromEntries(
      fields.flatMap((field) => (field in record ? [[field, record[field] as unknown]] : [])),
    ),
  }));
};
