import styles from './Pending.module.css';

/** The place of a name that is being read. */
export const Pending = () => <span className={styles.pending} />;
