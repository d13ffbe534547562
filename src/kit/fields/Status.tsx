import type { Tone } from '@/core/state-tones';
import styles from './Status.module.css';

/** A state as a word and a colour; the word suffices on its own. */
export const Status = ({ label, tone = 'default' }: { label: string; tone?: Tone }) => (
  <span className={styles.status} data-tone={tone}>
    <span>{label}</span>
  </span>
);
