import { useIsPrinting } from '@/shared/browser/useIsPrinting';
import { useFormats } from '@/shared/formats/useFormats';
import { useTranslate } from '@/shared/i18n/useTranslate';
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
