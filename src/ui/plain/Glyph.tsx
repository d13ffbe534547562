import styles from './Glyph.module.css';

/** A line drawing of 20 by 20 units in the colour of the text around it. */
export const Glyph = ({ path, size = 20 }: { path: string; size?: number }) => (
  <svg
    className={styles.glyph}
    viewBox="0 0 20 20"
    width={size}
    height={size}
    aria-hidden
    focusable="false"
  >
    <path d={path} />
  </svg>
);
