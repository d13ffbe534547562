import { useState } from 'react';
import { fetchCurrentUser } from '@/providers/data/account';
import { useAlerts } from '@/ui/alerts/useAlerts';
import { PlainButton, PlainButtonLink } from '@/ui/plain/PlainButton';
import { PlainLink } from '@/ui/plain/PlainLink';
import { LOGOUT_PATH } from '@/core/account-paths';
import { firstLogin } from './account.pages';
import { AccountFrame } from './AccountFrame';
import { useAccountI18n } from './account-i18n';
import styles from './screens.module.css';

/** The page of a signed-in user without one of the five roles: an admin has to enable the account first. */
export const NoRolePage = () => {
  const { t } = useAccountI18n();
  const alerts = useAlerts();
  const [isAsking, setIsAsking] = useState(false);
  const askAgain = async () => {
    setIsAsking(true);
    try {
      const { roles } = await fetchCurrentUser();
      if (roles.length === 0) alerts.info('account.no_role.still');
    } catch (error) {
      alerts.failure(error);
    } finally {
      setIsAsking(false);
    }
  };
  return (
    <AccountFrame title={t('account.no_role.title')} subtitle={t('account.no_role.text')}>
      <div className={styles.actions}>
        <PlainButton look="primary" disabled={isAsking} onClick={() => void askAgain()}>
          {t('account.no_role.again')}
        </PlainButton>
        <PlainButtonLink look="outlined" href={`#${LOGOUT_PATH}`}>
          {t('account.no_role.logout')}
        </PlainButtonLink>
      </div>
      <p className={styles.after}>
        <PlainLink href={`#${firstLogin.route}`}>{t('account.change.title')}</PlainLink>
      </p>
    </AccountFrame>
  );
};
