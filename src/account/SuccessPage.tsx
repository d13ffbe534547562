import { PlainButtonLink } from '@/ui/plain/PlainButton';
import { AccountFrame } from './AccountFrame';
import { useAccountI18n } from './account-i18n';

/** Where a changed password leads; the way on is the page the reader was at. */
export const SuccessPage = () => {
  const { t } = useAccountI18n();
  return (
    <AccountFrame title={t('account.success.title')} subtitle={t('account.success.text')}>
      <PlainButtonLink look="primary" href="#/auth">
        {t('account.success.go_on')}
      </PlainButtonLink>
    </AccountFrame>
  );
};
