import Box from '@mui/material/Box';
import { session } from '@/providers/session/session';
import { PlainButton } from '@/shared/plain/PlainButton';
import { AccountFrame } from './AccountFrame';
import { useAccountI18n } from './account-i18n';

/** Asks whether to log out although another tab holds unsaved changes. */
export const LogoutPage = () => {
  const { t } = useAccountI18n();
  return (
    <AccountFrame title={t('account.logout.title')} subtitle={t('account.logout.text')}>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        <PlainButton look="primary" href="#/auth">
          {t('account.logout.stay')}
        </PlainButton>
        <PlainButton look="outlined" onClick={() => session.end()}>
          {t('account.logout.leave')}
        </PlainButton>
      </Box>
    </AccountFrame>
  );
};
