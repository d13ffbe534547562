import type { ReactNode } from 'react';
import styles from './PlainLink.module.css';

type PlainLinkProps = { href: string; isNewTab?: boolean; children: ReactNode };

/** A link to an address of the console, for parts that the account area shows too. */
export const PlainLink = ({ href, isNewTab = false, children }: PlainLinkProps) => (
  <a
    className={styles.link}
    href={href}
    target={isNewTab ? '_blank' : undefined}
    rel={isNewTab ? 'noreferrer' : undefined}
  >
    {children}
  </a>
);
