import { useTranslate } from '@/ui/hooks/useTranslate';
import { useAppearance } from '@/providers/preferences/use-appearance';
import styles from './Footer.module.css';

/** The copyright line, followed by the text from the builder. */
export const Footer = () => {
  const translate = useTranslate();
  const { shown, fixed, width, text } = useAppearance().footer;
  if (!shown) return null;
  return (
    <footer className={fixed ? styles.fixed : undefined}>
      <p className={styles.line} data-contained={width === 'contained' || undefined}>
        {translate('shell.copyright', { year: new Date().getFullYear() })}
        {text && ` · ${text}`}
      </p>
    </footer>
  );
};
