import { lineOf } from '@/core/text';
import styles from './Code.module.css';

/** A code, in figures of one width; a dash where there is none. Longer than any code is, it gives way. */
export const Code = ({ children }: { children: unknown }) => {
  const text = lineOf(children) || '–';
  return text.length > LONGEST ? (
    <span className={`${styles.code} ${styles.long}`} title={text}>
      {text}
    </span>
  ) : (
    <span className={styles.code}>{text}</span>
  );
};

/** Characters: a code has 32, dates and amounts have a few more in words. */
const LONGEST = 48;
