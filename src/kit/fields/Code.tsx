import { lineOf } from '@/core/text';
import styles from './Code.module.css';

/** A code in fixed-width figures; a dash if empty. A text longer than any code is truncated. */
export const Code = ({ children }: { children: unknown }) => {
  const text = lineOf(children) || '–';
  return text.length > MAX_CODE_WIDTH ? (
    <span className={`${styles.code} ${styles.long}`} title={text}>
      {text}
    </span>
  ) : (
    <span className={styles.code}>{text}</span>
  );
};

/** In characters: a code has up to 32; dates and amounts in words have a few more. */
const MAX_CODE_WIDTH = 48;
