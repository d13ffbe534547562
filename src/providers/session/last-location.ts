import { LAST_LOCATION_KEY, LAST_LOCATION_MINUTES } from '@/core/constants';
import { isKnownLocation } from '@/core/landing';
import type { UrlScheme } from '@/core/url-scheme';
import { persistentStorage, readCookie, writeCookie } from './storage';

/**
 * The user's last page, kept for 120 minutes; it survives a logout (specification, section 9). The cookie only holds
 * the path. Its owner is stored beside it: it applies to that user, or to any user if no owner is stored, as after an
 * address requested while signed out.
 */
export const lastLocation = {
  /** The location where `userId` left this tab, else the stored one if it is theirs or has no owner. */
  read: (userId: string): string | null => {
    if (left?.userId === userId) return left.location;
    const owner = persistentStorage.get(OWNER_KEY);
    return owner === null || owner === userId ? readCookie(LAST_LOCATION_KEY) : null;
  },
  /**
   * Stores `location` (path and query) for `userId`, null while signed out. Addresses that are not pages of the console
   * are ignored.
   */
  keep: (location: string, scheme: UrlScheme, userId: string | null): void => {
    if (!isKnownLocation(location, scheme)) return;
    left = null;
    writeCookie(LAST_LOCATION_KEY, location, LAST_LOCATION_MINUTES * 60);
    if (userId === null) persistentStorage.remove(OWNER_KEY);
    else persistentStorage.set(OWNER_KEY, userId);
  },
  /**
   * Remembers where a user's session ended in this tab, until the next page is kept: all tabs share the cookie, but
   * each returns to its own page after the next login.
   */
  leave: (at: Left): void => {
    left = at;
  },
};

type Left = { userId: string; location: string };

let left: Left | null = null;

const OWNER_KEY = 'loyalty.last-location.owner';
