import { lineOf, screenfulOf } from '@/core/text';
import styles from './EmailText.module.css';

/** An e-mail address in a cell; it breaks before its `@` if it does not fit one line. A dash if empty. */
export const EmailText = ({ email }: { email: unknown }) => {
  const shown = screenfulOf(email);
  if (shown === '') return '–';
  const line = lineOf(shown);
  const at = Math.max(line.lastIndexOf('@'), 0);
  return (
    <span title={shown}>
      <Part text={line.slice(0, at)} />
      <wbr />
      <Part text={line.slice(at)} />
    </span>
  );
};

const Part = ({ text }: { text: string }) => (
  <span className={text.length <= MAX_UNBROKEN ? styles.whole : undefined}>{text}</span>
);

/** Number of characters that fit a cell in a window of 1024 pixels; a longer part breaks anywhere. */
const MAX_UNBROKEN = 24;
