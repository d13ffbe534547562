import { PlainButtonLink } from '@/ui/plain/PlainButton';
import { PlainLink } from '@/ui/plain/PlainLink';
import { forgotPassword, login } from './account.pages';
import { AccountFrame } from './AccountFrame';
import { useAccountI18n } from './account-i18n';
import styles from './FirstLoginHelpPage.module.css';
import screens from './screens.module.css';

/** Explains the first login, step by step (specification, section 2, `/auth/firstlogin`). */
export const FirstLoginHelpPage = () => {
  const { t } = useAccountI18n();
  return (
    <AccountFrame
      title={t('account.first_login.title')}
      subtitle={t('account.first_login.subtitle')}
    >
      <ol className={styles.steps}>
        <Step number={1} text={t('account.first_login.mail')} />
        <Step number={2} text={t('account.first_login.log_in')} />
        <Step number={3} text={t('account.first_login.change')} />
      </ol>
      <div className={screens.wide}>
        <PlainButtonLink look="primary" href={`#${login.route}`}>
          {t('account.reset.to_login')}
        </PlainButtonLink>
      </div>
      <p className={`${screens.after} ${screens.muted}`}>
        {t('account.first_login.lost')}{' '}
        <PlainLink href={`#${forgotPassword.route}`}>{t('account.login.forgot')}</PlainLink>
      </p>
    </AccountFrame>
  );
};

const Step = ({ number, text }: { number: number; text: string }) => (
  <li className={styles.step}>
    <span aria-hidden className={styles.number}>
      {number}
    </span>
    <span className={styles.text}>{text}</span>
  </li>
);
