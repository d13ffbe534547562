import { isId } from '@/core/id';
import { isRecord } from '@/core/is-record';
import type { UrlScheme } from '@/core/url-scheme';
import { personalKey, preferences } from '@/providers/preferences/preferences';

/** A record the user opened. */
export type RecentRecord = { resource: string; id: string };

/**
 * The records the user opened last in this browser, newest first. Only ids are kept, and per user: names are read anew,
 * so that nobody sees the name of a record they may not open.
 */
export const recentRecords = {
  read: (): RecentRecord[] => {
    const kept = preferences.getItem(KEY);
    return Array.isArray(kept) ? kept.filter(isRecentRecord).slice(0, KEPT) : [];
  },
  add: (record: RecentRecord): void =>
    preferences.setItem(
      KEY,
      [record, ...recentRecords.read().filter((other) => !isSame(other, record))].slice(0, KEPT),
    ),
};

/**
 * The record that the documented address `pathname` with its query shows: on its page, in its form, or in a drawer or
 * panel over its list. Null for any other page, and for a record below another one.
 */
export const recordAt = (
  scheme: UrlScheme,
  { pathname, search }: { pathname: string; search: string },
): RecentRecord | null => {
  const { route, params } = scheme.match(pathname) ?? {};
  const { resource, view } = route ?? {};
  if (!resource || resource.parents || resource.endpoint.identifiedBy || view === 'create')
    return null;
  const query = new URLSearchParams(search);
  const id = view === 'list' ? (query.get('open') ?? query.get('edit')) : params?.id;
  return isId(id) ? { resource: resource.name, id } : null;
};

export const isSame = (one: RecentRecord, other: RecentRecord | null): boolean =>
  one.resource === other?.resource && one.id === other.id;

const KEY = personalKey('recent_records');

const KEPT = 8;

const isRecentRecord = (value: unknown): value is RecentRecord =>
  isRecord(value) && typeof value.resource === 'string' && isId(value.id);
