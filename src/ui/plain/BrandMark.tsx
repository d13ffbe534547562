import styles from './BrandMark.module.css';

/** The product's logo: a rising step that turns into a ribbon. */
export const BrandMark = ({ size = 28 }: { size?: number }) => (
  <svg
    className={styles.mark}
    viewBox="0 0 32 32"
    width={size}
    height={size}
    aria-hidden
    focusable="false"
  >
    <rect width="32" height="32" rx="8" />
    <path d="M9.5 8v11.5a4 4 0 0 0 4 4H17" />
    <path d="M14.5 17.5 18 14l2.2 2.2L24 12" />
    <path d="M20.6 11.6H24V15" />
  </svg>
);
