import { useTranslate } from '@/ui/hooks/useTranslate';
import styles from './FormSkeleton.module.css';

/** In place of a form while its record is read. */
export const FormSkeleton = () => {
  const translate = useTranslate();
  return (
    <div
      role="status"
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
