import { useIsPrinting } from '@/ui/browser/useIsPrinting';
import { useFormats } from '@/ui/formats/useFormats';
import { useTranslate } from '@/ui/hooks/useTranslate';
import styles from './PrintedOn.module.css';

/** The time of printing, above the page; only on paper. */
export const PrintedOn = () => {
  const translate = useTranslate();
  const { moment } = useFormats();
  if (!useIsPrinting()) return null;
  return (
    <p className={styles.moment}>{translate('shell.printed', { moment: moment(new Date()) })}</p>
  );
};
