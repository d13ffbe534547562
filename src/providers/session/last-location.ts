import { LAST_LOCATION_KEY, LAST_LOCATION_MINUTES } from '@/core/constants';
import { isKnownLocation } from '@/core/landing';
import type { UrlScheme } from '@/core/routes';
import { readCookie, writeCookie } from './storage';

/** The page a person was at, kept for 120 minutes; it outlives a logout (specification, section 9). */
export const lastLocation = {
  read: (): string | null => readCookie(LAST_LOCATION_KEY),
  /** Keeps `location` (path and query); addresses that are no page of the console are passed over. */
  keep: (location: string, scheme: UrlScheme): void => {
    if (isKnownLocation(location, scheme)) {
      writeCookie(LAST_LOCATION_KEY, location, LAST_LOCATION_MINUTES * 60);
    }
  },
};
