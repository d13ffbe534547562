import type { ReactNode } from 'react';
import styles from './MarkedLabel.module.css';

type MarkedLabelProps = { isRequired: boolean; children: ReactNode };

/** A label with an asterisk where `isRequired`. The asterisk is drawn, so that the field's name stays its own. */
export const MarkedLabel = ({ isRequired, children }: MarkedLabelProps) => (
  <>
    {children}
    {isRequired && <span aria-hidden className={styles.asterisk} />}
  </>
);
