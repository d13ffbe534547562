import { useEffect, useState } from 'react';
import { session } from '@/providers/session/session';
import { alerts } from '@/shared/alerts/alert-store';
import { clearDrafts } from '@/shared/form/drafts';

/**
 * The id of the reader whose console may be shown, null for nobody's. It follows `userId`, that of the session,
 * one render later: the console of one reader is gone, with all it remembers, before the next one's comes.
 * Logins and logouts may happen in another tab.
 */
export const useReader = (userId: string | null): string | null => {
  const [reader, setReader] = useState(userId);
  useEffect(() => {
    if (userId === reader) return;
    if (userId === null && session.ending() === 'logout') clearDrafts();
    if (userId !== null && reader !== null) alerts.clear();
    setReader(userId);
  }, [userId, reader]);
  return reader;
};
