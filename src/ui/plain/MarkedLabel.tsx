import type { ReactNode } from 'react';
import styles from './MarkedLabel.module.css';

type MarkedLabelProps = { isRequired: boolean; children: ReactNode };

/** A label with an asterisk if `isRequired`. CSS adds the asterisk, so that it is not part of the field's name. */
export const MarkedLabel = ({ isRequired, children }: MarkedLabelProps) => (
  <>
    {children}
    {isRequired && <span aria-hidden className={styles.asterisk} />}
  </>
);
