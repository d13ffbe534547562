import type { ReactNode } from 'react';
import styles from './Drawing.module.css';

type DrawingProps = {
  /** Height of the drawing, which is 160 wide. */
  height: number;
  /** Screen pixels per unit of the drawing; 1 by default. */
  scale?: number;
  children: ReactNode;
};

/**
 * A line drawing in the theme's colours. `data-filled` paths have the paper colour, `data-accent` and `data-good`
 * paths the accent and success colours, `data-line` paths an accent stroke.
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
