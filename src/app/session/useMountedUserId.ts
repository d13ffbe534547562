import { AUTH_PATH } from '@/core/account-paths';
import { useEffect, useState } from 'react';
import { session } from '@/providers/session/session';
import { alerts } from '@/ui/alerts/alert-store';
import { clearDrafts } from '@/kit/drafts/clear-drafts';
import { replaceHash } from '../router/hash-location';

/**
 * The id of the user whose console may be mounted, or null. It follows the session's `userId` one render later, so that
 * the console of one user is unmounted with its caches before that of the next one is mounted: a logout and a login may
 * both happen in another tab.
 */
export const useMountedUserId = (userId: string | null): string | null => {
  const [mounted, setMounted] = useState(userId);
  useEffect(() => {
    if (userId === mounted) return;
    if (userId === null) {
      const isLogout = session.ending() === 'logout';
      // The login explains why a session was lost: a success beside it, with a link to its record, would contradict it.
      alerts.clear(isLogout ? undefined : 'success');
      if (isLogout) void clearDrafts();
    }
    if (userId !== null && mounted !== null) {
      alerts.clear();
      // Go to the new user's own start page.
      replaceHash(AUTH_PATH);
    }
    setMounted(userId);
  }, [userId, mounted]);
  return mounted;
};
