import { LinkBase } from 'react-admin';
import type { ReactNode } from 'react';
import styles from '@/ui/plain/PlainLink.module.css';
import { stopPropagation } from './stop-propagation';

/** A link inside a row that has its own click action. */
export const TextLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <LinkBase to={to} className={styles.link} onClick={stopPropagation}>
    {children}
  </LinkBase>
);
