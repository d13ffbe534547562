import { numberOrNull } from '@/core/number';
import type { Codec } from '@/core/resource';
import { sortIntervals, readCsvHours, type Interval } from './opening';

/**
 * Reads coordinates as numbers or null, and the hours as a list in the order of the week. A new location
 * sends only the coordinates it has; an emptied one is sent as null, because a missing key may keep its value.
 */
export const locationCodec: Codec = {
  read: (wire) => ({
    ...wire,
    latitude: numberOrNull(wire.latitude),
    longitude: numberOrNull(wire.longitude),
    opening: weekOf(wire.opening),
  }),
  write: ({ latitude, longitude, opening, ...record }, previous) => ({
    ...record,
    ...coordinate('latitude', latitude, previous),
    ...coordinate('longitude', longitude, previous),
    opening: sortIntervals(weekOf(opening)),
  }),
};

const coordinate = (key: string, value: unknown, previous?: Readonly<Record<string, unknown>>) =>
  typeof value === 'number' || typeof previous?.[key] === 'number' ? { [key]: value } : {};

const weekOf = (value: unknown): Interval[] => {
  if (typeof value === 'string') return readCsvHours(value) ?? [];
  return Array.isArray(value) ? value.filter(isInterval) : [];
};

const isInterval = (item: unknown): item is Interval =>
  typeof item === 'object' && item !== null && 'day' in item && 'from' in item && 'to' in item;
