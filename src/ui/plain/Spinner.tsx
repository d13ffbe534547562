import styles from './Spinner.module.css';

/** Turns while work is in progress, also for users who prefer reduced motion: it shows that nothing is stuck. */
export const Spinner = ({ label }: { label: string }) => (
  <span className={styles.spinner} role="progressbar" aria-label={label} data-spinner />
);
