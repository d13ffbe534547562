import { useIsPrinting } from '@/ui/browser/useIsPrinting';
import { useFormats } from '@/ui/formats/useFormats';
import { useTranslate } from '@/ui/hooks/useTranslate';
import styles from './PrintedOn.module.css';

/** On paper alone, above the page: when it was printed. */
export const PrintedOn = () => {
  const translate = useTranslate();
  const { moment } = useFormats();
  if (!useIsPrinting()) return null;
  return (
    <p className={styles.moment}>{translate('shell.printed', { moment: moment(new Date()) })}</p>
  );
};
