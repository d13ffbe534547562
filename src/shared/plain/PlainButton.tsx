import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import styles from './PlainButton.module.css';

type PlainButtonProps = { look: 'primary' | 'outlined' | 'icon' | 'bare' } & Omit<
  ComponentPropsWithoutRef<'button'>,
  'className'
>;

/**
 * A button of the browser in the console's clothes. The account area is made of these: MUI's own would be
 * half of what a login has to load.
 */
export const PlainButton = ({ look, ...props }: PlainButtonProps) => (
  <button type="button" className={styles[look]} {...props} />
);

type PlainButtonLinkProps = { look: 'primary' | 'outlined'; href: string; children: ReactNode };

/** A link to an address of the console that looks like a button. */
export const PlainButtonLink = ({ look, href, children }: PlainButtonLinkProps) => (
  <a href={href} className={styles[look]}>
    {children}
  </a>
);
