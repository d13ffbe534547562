import styles from './Status.module.css';

export type StatusTone = 'success' | 'warning' | 'error' | 'info' | 'default';

/** A state as a word and a colour; the word suffices on its own. */
export const Status = ({ label, tone = 'default' }: { label: string; tone?: StatusTone }) => (
  <span className={styles.status} data-tone={tone}>
    <span>{label}</span>
  </span>
);
