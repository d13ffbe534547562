import { useState, useSyncExternalStore } from 'react';
import { loadOnce } from '@/core/load-once';
import { withWords } from '@/providers/preferences/late-words';
import { sessionClock } from '@/providers/session/session-clock';
import { LazyPart } from '@/ui/lazy/LazyPart';

/**
 * The notice before the session ends. Its code is fetched in the last ten minutes of the session, and again two minutes
 * after a failure.
 */
export const LazySessionNotice = () => {
  const left = useSyncExternalStore(sessionClock.subscribe, sessionClock.secondsLeft);
  return left === null ? null : <Notice left={left} />;
};

const Notice = ({ left }: { left: number }) => {
  const [next, setNext] = useState(left);
  return (
    <LazyPart
      load={loadNotice}
      isWanted={left <= next}
      onFailure={() => setNext(left - RETRY_SECONDS)}
      props={{ left }}
    />
  );
};

const RETRY_SECONDS = 120;

const loadNotice = loadOnce(
  async () => (await withWords('session', () => import('./SessionNotice'))).SessionNotice,
);
