import type { ComponentProps, ReactNode } from 'react';
import styles from './PlainButton.module.css';

type PlainButtonProps = {
  look: 'primary' | 'outlined' | 'text' | 'icon' | 'bare';
  /** Where it is placed, or what differs from the look: a selector like `button.menu` outweighs it. */
  className?: string;
} & ComponentProps<'button'>;

/**
 * A button of the browser in the console's clothes. The account area is made of these, for MUI's own would be
 * half of what a login has to load, and so is what every page starts with. On paper there are none, save `bare` ones.
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
