import { AlertIcon } from '@/ui/alerts/glyphs';
import styles from './Note.module.css';

type NoteProps = {
  /** `error`: what the backend refused, at the head of its form; `info`: why the reader is here. */
  kind: 'error' | 'info';
  children: string;
};

/** What is said above the fields of an account screen. */
export const Note = ({ kind, children }: NoteProps) => (
  <div role={kind === 'error' ? 'alert' : 'status'} data-kind={kind} className={styles.note}>
    <AlertIcon kind={kind} />
    <span>{children}</span>
  </div>
);
