import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { connection } from '@/providers/http/connection';
import { requestIndexPage } from '@/providers/http/http';
import { announceChanges } from '@/ui/announce/announced';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { PlainButton } from '@/ui/plain/PlainButton';
import styles from './OfflineBar.module.css';

/** Says that the server does not answer. Once it does again, what could not be read is read by itself. */
export const OfflineBar = () => {
  const translate = useTranslate();
  const isLost = useSyncExternalStore(connection.subscribe, connection.isLost);
  useEffect(() => connection.watch(requestIndexPage), []);
  useRereading(isLost);
  return (
    <div className={isLost ? styles.bar : undefined}>
      <p ref={announceChanges} className={styles.words}>
        {isLost && translate('shell.offline.text')}
      </p>
      {isLost && (
        <PlainButton look="text" onClick={connection.retry}>
          {translate('shell.offline.retry')}
        </PlainButton>
      )}
    </div>
  );
};

const useRereading = (isLost: boolean) => {
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
