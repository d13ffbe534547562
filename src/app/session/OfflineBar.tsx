import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { connection } from '@/providers/http/connection';
import { requestIndexPage } from '@/providers/http/http';
import { unsavedForms } from '@/providers/session/unsaved-forms';
import { announceChanges } from '@/ui/announce/announced';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { PlainButton } from '@/ui/plain/PlainButton';
import { retryRef } from '@/ui/hooks/retry-ref';
import styles from './OfflineBar.module.css';

/**
 * Says that the server does not answer, or the browser is offline. Once it answers again, failed reads are repeated; the
 * user has to save what they entered.
 */
export const OfflineBar = () => {
  const translate = useTranslate();
  const isLost = useSyncExternalStore(connection.subscribe, connection.isLost);
  useEffect(() => connection.watch(requestIndexPage), []);
  const hasUnsaved = useSyncExternalStore(unsavedForms.subscribe, unsavedForms.isAny);
  useRefetchOnReconnect(isLost);
  const words = [
    navigator.onLine ? 'server' : 'browser',
    'again',
    ...(hasUnsaved ? ['unsaved'] : []),
  ];
  return (
    <div className={isLost ? styles.bar : undefined}>
      <p ref={announceChanges} className={styles.words}>
        {isLost && words.map((word) => translate(`shell.offline.${word}`)).join(' ')}
      </p>
      {isLost && (
        <PlainButton ref={retryRef} look="text" onClick={connection.retry}>
          {translate('shell.offline.retry')}
        </PlainButton>
      )}
    </div>
  );
};

const useRefetchOnReconnect = (isLost: boolean) => {
  const queryClient = useQueryClient();
  const wasLost = useRef(isLost);
  useEffect(() => {
    if (wasLost.current && !isLost) {
      void queryClient.refetchQueries({
        type: 'active',
        predicate: ({ state }) => state.status === 'error',
      });
    }
    wasLost.current = isLost;
  }, [isLost, queryClient]);
};
