import { LAST_LOCATION_KEY, LAST_LOCATION_MINUTES } from '@/core/constants';
import { isKnownLocation } from '@/core/landing';
import type { UrlScheme } from '@/core/routes';
import { persistentStorage, readCookie, writeCookie } from './storage';

/**
 * The user's last page, kept for 120 minutes; it survives a logout (specification, section 9). The cookie only holds
 * the path. Its owner is stored beside it: it counts for that user, and for any user where no owner is stored, as after
 * an address requested while signed out.
 */
export const lastLocation = {
  /** The location stored by `userId` or without an owner. */
  read: (userId: string): string | null => {
    const owner = persistentStorage.get(OWNER_KEY);
    return owner === null || owner === userId ? readCookie(LAST_LOCATION_KEY) : null;
  },
  /**
   * Stores `location` (path and query) for `userId`, null while signed out; addresses that are not pages of the console
   * are ignored.
   */
  keep: (location: string, scheme: UrlScheme, userId: string | null): void => {
    if (!isKnownLocation(location, scheme)) return;
    writeCookie(LAST_LOCATION_KEY, location, LAST_LOCATION_MINUTES * 60);
    if (userId === null) persistentStorage.remove(OWNER_KEY);
    else persistentStorage.set(OWNER_KEY, userId);
  },
};

const OWNER_KEY = 'loyalty.last-location.owner';
