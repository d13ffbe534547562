import { useListContext } from 'react-admin';
import { announceNews } from '@/ui/announce/announced';
import { useTranslate } from '@/ui/hooks/useTranslate';
import type { Coverage } from '@/providers/data/iterate-pages';
import { useFormats } from '@/ui/formats/useFormats';
import styles from './ListNotes.module.css';

/** Shows how many records a list filtered by the console is based on, if there were too many to read them all. */
export const CoverageNote = () => {
  const translate = useTranslate();
  const { number } = useFormats();
  const { meta } = useListContext();
  const coverage: Coverage | undefined = meta?.coverage;
  if (!coverage || coverage.read >= coverage.total) return null;
  return (
    <p ref={announceNews} className={styles.coverage}>
      {translate('list.coverage', { read: number(coverage.read), total: number(coverage.total) })}
    </p>
  );
};
