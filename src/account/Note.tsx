import { AlertIcon } from '@/ui/alerts/glyphs';
import { useAnnounced } from '@/ui/announce/useAnnounced';
import styles from './Note.module.css';

type NoteProps = {
  /** `error`: the backend's refusal, at the top of its form; `info`: why the user is on this page. */
  kind: 'error' | 'info';
  id?: string;
  children: string;
};

/** A message above the fields of an account screen. */
export const Note = ({ kind, id, children }: NoteProps) => {
  useAnnounced(children, kind === 'error');
  return (
    <div id={id} data-kind={kind} className={styles.note}>
      <AlertIcon kind={kind} />
      <span>{children}</span>
    </div>
  );
};
