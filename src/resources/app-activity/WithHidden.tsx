import type { ReactNode } from 'react';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { useIsWithoutRoom } from '@/kit/list/columns-without-room';
import styles from './WithHidden.module.css';

type WithHiddenProps = {
  /** The name of the column whose value is `text`. */
  name: string;
  text: string;
  /** The word before the text. */
  word?: 'since';
  children: ReactNode;
};

/** A value on one line, above that of a column for which the table has no room. */
export const WithHidden = ({ name, text, word, children }: WithHiddenProps) => {
  const translate = useTranslate();
  const isWithoutRoom = useIsWithoutRoom(name);
  if (!isWithoutRoom || text === '') return children;
  return (
    <>
      <span className={styles.value}>{children}</span>
      <span className={styles.hidden}>
        {word ? translate(`resources.app-activity.${word}`, { text }) : text}
      </span>
    </>
  );
};
