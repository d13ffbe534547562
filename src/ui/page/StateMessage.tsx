import type { ReactNode } from 'react';
import { EmptyIllustration } from '@/ui/illustrations/illustrations';
import styles from './StateMessage.module.css';
import { announceNews } from '@/ui/announce/announced';

type StateMessageProps = {
  illustration?: ReactNode;
  /** Absent if the page's own title says it. */
  title?: string;
  /** Absent if the title says it all. */
  text?: string;
  /** The server's messages. */
  lines?: readonly string[];
  action: ReactNode;
};

/** Shown instead of the content: why it is missing, and what to do next. */
export const StateMessage = ({
  illustration = <EmptyIllustration />,
  title,
  text,
  lines = [],
  action,
}: StateMessageProps) => (
  <div className={styles.message}>
    {illustration}
    {title && <h2 className={styles.title}>{title}</h2>}
    {text && <p className={styles.text}>{text}</p>}
    {lines.map((line) => (
      <p key={line} ref={announceNews} className={styles.line}>
        {line}
      </p>
    ))}
    <div className={styles.action}>{action}</div>
  </div>
);
