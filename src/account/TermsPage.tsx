import { AUTH_PATH } from '@/core/account-paths';
import { PlainLink } from '@/ui/plain/PlainLink';
import { AccountFrame } from './AccountFrame';
import { useAccountI18n } from './account-i18n';
import styles from './TermsPage.module.css';
import { termsMessages } from './terms.messages';

/** The terms and conditions, open to everybody. */
export const TermsPage = () => {
  const { t, locale } = useAccountI18n();
  const { title, subtitle, sections } = termsMessages[locale];
  return (
    <AccountFrame title={title} subtitle={subtitle}>
      {Object.entries(sections).map(([name, section]) => (
        <section key={name} className={styles.section}>
          <h2 className={styles.title}>{section.title}</h2>
          <p className={styles.text}>{section.text}</p>
        </section>
      ))}
      <p className={styles.back}>
        <PlainLink href={`#${AUTH_PATH}`}>{t('account.back')}</PlainLink>
      </p>
    </AccountFrame>
  );
};
