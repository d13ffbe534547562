import type { ComponentProps } from 'react';
import { LinkBase } from 'react-admin';
import styles from '@/ui/plain/PlainButton.module.css';

type ButtonLinkProps = { look: 'primary' | 'outlined' | 'text' | 'icon' } & ComponentProps<
  typeof LinkBase
>;

/** A link inside the console that looks like a button. */
export const ButtonLink = ({ look, className = '', ...link }: ButtonLinkProps) => (
  <LinkBase className={`${styles[look]} ${className}`} {...link} />
);
