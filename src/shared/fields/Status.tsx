import styles from './Status.module.css';

export type StatusTone = 'success' | 'warning' | 'error' | 'info' | 'default';

/** A state in a word and a colour; the word alone says it all. */
export const Status = ({ label, tone = 'default' }: { label: string; tone?: StatusTone }) => (
  <span className={styles.status} data-tone={tone}>
    <span>{label}</span>
  </span>
);
