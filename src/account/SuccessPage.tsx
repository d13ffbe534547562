import { AUTH_PATH } from '@/core/account-paths';
import { PlainButtonLink } from '@/ui/plain/PlainButton';
import { AccountFrame } from './AccountFrame';
import { useAccountI18n } from './account-i18n';

/** Shown after a password change; its button leads back to the user's previous page. */
export const SuccessPage = () => {
  const { t } = useAccountI18n();
  return (
    <AccountFrame title={t('account.success.title')} subtitle={t('account.success.text')}>
      <PlainButtonLink look="primary" href={`#${AUTH_PATH}`}>
        {t('account.success.go_on')}
      </PlainButtonLink>
    </AccountFrame>
  );
};
