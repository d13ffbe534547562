import type { ComponentProps, ReactNode } from 'react';
import styles from './PlainButton.module.css';

type PlainButtonProps = {
  look: 'primary' | 'outlined' | 'text' | 'icon' | 'bare';
  /** Positions it or overrides its look: a selector like `button.menu` outweighs it. */
  className?: string;
} & ComponentProps<'button'>;

/**
 * A native button with the console's look. The account area and the first screen of every page use it, because MUI's
 * button would double what the login loads. Only `bare` ones are printed.
 */
export const PlainButton = ({ look, className = '', ...props }: PlainButtonProps) => (
  <button type="button" className={`${styles[look]} ${className}`} {...props} />
);

type PlainButtonLinkProps = { look: 'primary' | 'outlined'; href: string; children: ReactNode };

/** A link to an address of the console that looks like a button. */
export const PlainButtonLink = ({ look, href, children }: PlainButtonLinkProps) => (
  <a href={href} className={styles[look]}>
    {children}
  </a>
);
