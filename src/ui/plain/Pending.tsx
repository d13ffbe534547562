import styles from './Pending.module.css';

/** Placeholder for a name that is loading. */
export const Pending = () => <span className={styles.pending} />;
