import { useEffect, useRef, type ReactNode } from 'react';
import { BrandMark } from '@/ui/plain/BrandMark';
import { LanguageSwitch } from '@/ui/preferences/LanguageSwitch';
import { ThemeSwitch } from '@/ui/preferences/ThemeSwitch';
import { useThemeMode } from '@/ui/preferences/useThemeMode';
import styles from './AccountFrame.module.css';
import { useAccountI18n } from './account-i18n';
import { BrandPanel } from './BrandPanel';

type AccountFrameProps = { title: string; subtitle: string; children: ReactNode };

/** The frame of every account screen: its form on the left, the product's picture on the right. */
export const AccountFrame = ({ title, subtitle, children }: AccountFrameProps) => {
  const { t } = useAccountI18n();
  const product = t('product.name');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${title} · ${product}`;
  }, [title, product]);
  useEffect(() => {
    // A field of the page may have it; an element of the previous page is removed with it.
    if (document.activeElement === document.body) heading.current?.focus();
  }, []);
  return (
    <div className={styles.page}>
      <div className={styles.column}>
        <Head product={product} />
        <main className={styles.main}>
          <h1 ref={heading} tabIndex={-1} className={styles.title}>
            {title}
          </h1>
          <p className={styles.subtitle}>{subtitle}</p>
          {children}
        </main>
        {/* The login may have been prerendered in an earlier year. */}
        <footer className={styles.foot} suppressHydrationWarning>
          {t('product.copyright', { year: new Date().getFullYear() })}
        </footer>
      </div>
      <BrandPanel headline={t('product.headline')} text={t('product.promise')} />
    </div>
  );
};

const Head = ({ product }: { product: string }) => {
  const { t, locale, setLocale } = useAccountI18n();
  const [mode, setMode] = useThemeMode();
  return (
    <header className={styles.head}>
      <BrandMark size={32} />
      <span className={styles.product}>{product}</span>
      <LanguageSwitch label={t('preferences.language')} locale={locale} onChange={setLocale} />
      {setMode && (
        <ThemeSwitch
          mode={mode}
          label={t(`preferences.leave_${mode}`)}
          state={t(`preferences.is_${mode}`)}
          onChange={setMode}
        />
      )}
    </header>
  );
};
