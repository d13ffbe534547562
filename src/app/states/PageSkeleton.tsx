import { useAnnouncedWait } from '@/ui/announce/useAnnouncedWait';
import { useTranslate } from '@/ui/hooks/useTranslate';
import skeleton from '@/ui/plain/skeleton.module.css';
import styles from './PageSkeleton.module.css';

const ROWS = [72, 58, 66, 48, 62, 54, 70, 44];

/** Placeholder of a page whose code is loading: header, filter bar, rows. */
export const PageSkeleton = () => {
  const translate = useTranslate();
  useAnnouncedWait(translate('shell.loading'));
  return (
    <div role="progressbar" aria-label={translate('shell.loading')} data-page-loading>
      <div className={styles.head}>
        <span className={styles.title} />
        <span className={styles.action} />
      </div>
      <div className={styles.card}>
        <span className={styles.search} />
        {ROWS.map((width) => (
          <div key={width} className={styles.row}>
            <span className={skeleton.line} style={{ width: `${width}%` }} />
          </div>
        ))}
      </div>
    </div>
  );
};
