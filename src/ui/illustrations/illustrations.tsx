import type { ReactNode } from 'react';
import styles from './illustrations.module.css';

/** Small drawings for states without data, in the colours of the theme. */
const Drawing = ({ children }: { children: ReactNode }) => (
  <svg viewBox="0 0 120 96" aria-hidden focusable="false" className={styles.drawing}>
    {children}
  </svg>
);

/** An empty tray. */
export const EmptyIllustration = () => (
  <Drawing>
    <path d="M24 52 36 22h48l12 30v24H24V52Z" stroke="currentColor" strokeWidth="2" />
    <path d="M24 52h24a12 12 0 0 0 24 0h24" stroke="currentColor" strokeWidth="2" />
    <path d="M46 34h28M42 43h36" stroke="currentColor" strokeWidth="2" opacity=".4" />
    <circle cx="60" cy="10" r="2.5" fill="currentColor" opacity=".5" />
    <circle cx="80" cy="12" r="1.5" fill="currentColor" opacity=".4" />
    <circle cx="40" cy="12" r="1.5" fill="currentColor" opacity=".4" />
  </Drawing>
);

/** A disconnected cable. */
export const FailureIllustration = () => (
  <Drawing>
    <path d="M4 60h26a10 10 0 0 0 10-10v-4" stroke="currentColor" strokeWidth="2" />
    <path d="M116 36H90a10 10 0 0 0-10 10v4" stroke="currentColor" strokeWidth="2" />
    <rect x="31" y="28" width="18" height="18" rx="4" stroke="currentColor" strokeWidth="2" />
    <path d="M36 28v-8m8 8v-8" stroke="currentColor" strokeWidth="2" />
    <rect x="71" y="50" width="18" height="18" rx="4" stroke="currentColor" strokeWidth="2" />
    <path d="M76 68v6m8-6v6" stroke="currentColor" strokeWidth="2" opacity=".5" />
    <path d="m58 34 4-8m0 44-4 8m2-32 8-4" stroke="currentColor" strokeWidth="2" opacity=".5" />
  </Drawing>
);
