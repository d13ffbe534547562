import { LAST_LOCATION_KEY, LAST_LOCATION_MINUTES } from '@/core/constants';
import { isKnownLocation } from '@/core/landing';
import type { UrlScheme } from '@/core/routes';
import { persistentStorage, readCookie, writeCookie } from './storage';

/**
 * The page a person was at, kept for 120 minutes; it outlives a logout (specification, section 9). The cookie
 * holds the path alone. Whose it is stands beside it: it counts for that person, and for whoever comes where
 * nobody's mark is there, as after an address that was asked for while signed out.
 */
export const lastLocation = {
  /** What was kept by `userId` or by nobody. */
  read: (userId: string): string | null => {
    const owner = persistentStorage.get(OWNER_KEY);
    return owner === null || owner === userId ? readCookie(LAST_LOCATION_KEY) : null;
  },
  /**
   * Keeps `location` (path and query) for `userId`, null while nobody is signed in; addresses that are no page
   * of the console are passed over.
   */
  keep: (location: string, scheme: UrlScheme, userId: string | null): void => {
    if (!isKnownLocation(location, scheme)) return;
    writeCookie(LAST_LOCATION_KEY, location, LAST_LOCATION_MINUTES * 60);
    if (userId === null) persistentStorage.remove(OWNER_KEY);
    else persistentStorage.set(OWNER_KEY, userId);
  },
};

const OWNER_KEY = 'loyalty.last-location.owner';
