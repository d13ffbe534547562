import { lineOf } from '@/core/text';
import styles from './Code.module.css';

/** A code, in figures of one width; a dash where there is none. */
export const Code = ({ children }: { children: unknown }) => (
  <span className={styles.code}>{lineOf(children) || '–'}</span>
);
