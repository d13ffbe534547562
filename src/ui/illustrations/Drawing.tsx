import type { ReactNode } from 'react';
import styles from './Drawing.module.css';

type DrawingProps = {
  /** Of the drawing, which is 160 wide. */
  height: number;
  /** Pixels on the screen for each of its own; 1 by default. */
  scale?: number;
  children: ReactNode;
};

/**
 * A line drawing in the colours of the theme. `data-filled` paths have the colour of paper, `data-accent` and
 * `data-good` ones that of the accent and of success, `data-line` ones an accent stroke.
 */
export const Drawing = ({ height, scale = 1, children }: DrawingProps) => (
  <svg
    className={styles.drawing}
    viewBox={`0 0 160 ${height}`}
    width={160 * scale}
    height={height * scale}
    aria-hidden
    focusable="false"
  >
    {children}
  </svg>
);
