import { useAnnouncedWait } from '@/ui/announce/useAnnouncedWait';
import { useTranslate } from '@/ui/hooks/useTranslate';
import styles from './FormSkeleton.module.css';

/** Shown while a form's record is read. */
export const FormSkeleton = () => {
  const translate = useTranslate();
  useAnnouncedWait(translate('form.loading'));
  return (
    <div
      role="progressbar"
      aria-label={translate('form.loading')}
      className={styles.form}
      data-page-loading
    >
      <span className={styles.title} />
      <div className={styles.card}>
        <span className={styles.heading} />
        {LINES.map((line) => (
          <span key={line} className={styles.input} />
        ))}
      </div>
    </div>
  );
};

const LINES = ['first', 'second', 'third', 'fourth'];
