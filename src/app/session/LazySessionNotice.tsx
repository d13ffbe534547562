import { useSyncExternalStore } from 'react';
import { loadOnce } from '@/core/load-once';
import { sessionClock } from '@/providers/session/session-clock';
import { LazyPart } from '@/ui/lazy/LazyPart';

/** The notice before the session ends. Its code is fetched in the last ten minutes of the session. */
export const LazySessionNotice = () => {
  const left = useSyncExternalStore(sessionClock.subscribe, sessionClock.left);
  return left === null ? null : <LazyPart load={loadNotice} isWanted props={{ left }} />;
};

const loadNotice = loadOnce(async () => (await import('./SessionNotice')).SessionNotice);
