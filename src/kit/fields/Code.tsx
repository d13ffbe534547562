import { lineOf } from '@/core/text';
import styles from './Code.module.css';

/** A code in fixed-width figures; a dash if empty. A text longer than any code is truncated. */
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

/** Characters: a code has 32; dates and amounts in words have a few more. */
const LONGEST = 48;
