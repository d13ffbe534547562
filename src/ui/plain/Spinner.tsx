import styles from './Spinner.module.css';

/** Turns while something is under way, also for readers who want no motion: it says that all is well. */
export const Spinner = ({ label }: { label: string }) => (
  <span className={styles.spinner} role="progressbar" aria-label={label} data-spinner />
);
