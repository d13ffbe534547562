import { AUTH_PATH } from '@/core/account-paths';
import { session } from '@/providers/session/session';
import { PlainButton, PlainButtonLink } from '@/ui/plain/PlainButton';
import { AccountFrame } from './AccountFrame';
import { useAccountI18n } from './account-i18n';
import styles from './screens.module.css';

/** Asks whether to log out although this tab or another one has unsaved changes. */
export const LogoutPage = () => {
  const { t } = useAccountI18n();
  return (
    <AccountFrame title={t('account.logout.title')} subtitle={t('account.logout.text')}>
      <div className={styles.actions}>
        <PlainButtonLink look="primary" href={`#${AUTH_PATH}`}>
          {t('account.logout.stay')}
        </PlainButtonLink>
        <PlainButton look="outlined" onClick={() => session.end()}>
          {t('account.logout.leave')}
        </PlainButton>
      </div>
    </AccountFrame>
  );
};
