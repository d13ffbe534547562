import type { ComponentType } from 'react';
import styles from './imported.module.css';

/** A record's icon with an arrow, for its import: in the collapsed menu it is distinguishable from the list's icon. */
export const imported = (Icon: ComponentType) => () => (
  <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden>
    <Icon />
    <circle cx="19" cy="19" r="7" />
    <path d="M19 24v-9m-4 4 4-4 4 4" />
  </svg>
);
