import { useState, useSyncExternalStore } from 'react';
import { release } from '@/providers/http/release';
import { reloadPage } from '@/ui/browser/reload';
import { announceChanges } from '@/ui/announce/announced';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { PlainButton } from '@/ui/plain/PlainButton';
import styles from './ReleaseNotice.module.css';

/**
 * Says that the server has a new version, with the button that loads it. Loaded with the frame, because later its chunk
 * may be gone.
 */
export const ReleaseNotice = () => {
  const translate = useTranslate();
  const isOutdated = useSyncExternalStore(release.subscribe, release.isOutdated);
  const [isClosed, setIsClosed] = useState(false);
  const isShown = isOutdated && !isClosed;
  return (
    <section aria-label={translate('release.label')} className={isShown ? styles.card : undefined}>
      <p ref={announceChanges} className={styles.words}>
        {isShown && (
          <>
            <strong className={styles.title}>{translate('release.title')}</strong>
            <span className={styles.text}>{translate('release.text')}</span>
          </>
        )}
      </p>
      {isShown && (
        <>
          <PlainButton look="text" onClick={() => setIsClosed(true)}>
            {translate('release.later')}
          </PlainButton>
          <PlainButton look="primary" onClick={reloadPage}>
            {translate('release.reload')}
          </PlainButton>
        </>
      )}
    </section>
  );
};
