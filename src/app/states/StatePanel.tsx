import type { ReactNode } from 'react';
import { PAGE_TITLE_ID } from '@/ui/page/page-title';
import { useDocumentTitle } from '@/ui/page/useDocumentTitle';
import styles from './StatePanel.module.css';

type StatePanelProps = {
  illustration: ReactNode;
  title: string;
  text: string;
  actions: ReactNode;
};

/** A page that only explains why it is empty, with a way on. */
export const StatePanel = ({ illustration, title, text, actions }: StatePanelProps) => {
  useDocumentTitle(title);
  return (
    <div className={styles.panel}>
      {illustration}
      <h1 id={PAGE_TITLE_ID} className={styles.title}>
        {title}
      </h1>
      <p className={styles.text}>{text}</p>
      <div className={styles.actions}>{actions}</div>
    </div>
  );
};
