import type { AlertKind } from './alert-store';
import styles from './glyphs.module.css';

const PATHS: Record<AlertKind, string> = {
  success:
    'M10 2a8 8 0 1 0 0 16 8 8 0 0 0 0-16Zm3.8 6.1-4.4 4.6a.8.8 0 0 1-1.2 0L6.2 10.6a.8.8 0 1 1 1.2-1.1l1.4 1.5 3.9-4a.8.8 0 1 1 1.1 1.1Z',
  error:
    'M10 2a8 8 0 1 0 0 16 8 8 0 0 0 0-16Zm-.8 4.5a.8.8 0 0 1 1.6 0v4a.8.8 0 0 1-1.6 0v-4ZM10 14.3a1 1 0 1 1 0-2 1 1 0 0 1 0 2Z',
  info: 'M10 2a8 8 0 1 0 0 16 8 8 0 0 0 0-16Zm0 3.7a1 1 0 1 1 0 2 1 1 0 0 1 0-2Zm.8 7.8a.8.8 0 0 1-1.6 0V9.6a.8.8 0 0 1 1.6 0v3.9Z',
};

/** The kind of an alert as a shape, for users who cannot tell green from red. */
export const AlertIcon = ({ kind }: { kind: AlertKind }) => (
  <svg className={styles.icon} viewBox="0 0 20 20" aria-hidden focusable="false">
    <path fillRule="evenodd" d={PATHS[kind]} />
  </svg>
);
