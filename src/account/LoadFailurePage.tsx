import { PlainButton } from '@/shared/plain/PlainButton';
import { AccountFrame } from './AccountFrame';
import { useAccountI18n } from './account-i18n';

/** In place of what did not come: the connection broke, or a new version has replaced the files. */
export const LoadFailurePage = () => {
  const { t } = useAccountI18n();
  return (
    <AccountFrame title={t('account.load_failure.title')} subtitle={t('account.load_failure.text')}>
      <PlainButton look="primary" onClick={() => window.location.reload()}>
        {t('account.load_failure.reload')}
      </PlainButton>
    </AccountFrame>
  );
};
