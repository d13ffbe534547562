import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { PlainButton } from '@/shared/plain/PlainButton';
import { PlainLink } from '@/shared/plain/PlainLink';
import { AccountFrame } from './AccountFrame';
import { useAccountI18n } from './account-i18n';

/** What a first login is, step by step (specification, section 2, `/auth/firstlogin`). */
export const FirstLoginHelpPage = () => {
  const { t } = useAccountI18n();
  return (
    <AccountFrame
      title={t('account.first_login.title')}
      subtitle={t('account.first_login.subtitle')}
    >
      <Box component="ol" sx={{ listStyle: 'none', m: 0, mb: 4, p: 0, display: 'grid', gap: 2 }}>
        <Step number={1} text={t('account.first_login.mail')} />
        <Step number={2} text={t('account.first_login.log_in')} />
        <Step number={3} text={t('account.first_login.change')} />
      </Box>
      <Box sx={{ display: 'flex', '& > a': { flex: 1, minHeight: 44 } }}>
        <PlainButton look="primary" href="#/auth/login">
          {t('account.reset.to_login')}
        </PlainButton>
      </Box>
      <Typography variant="body2" color="text.secondary" sx={{ mt: 3 }}>
        {t('account.first_login.lost')}{' '}
        <PlainLink href="#/auth/forgot-password">{t('account.login.forgot')}</PlainLink>
      </Typography>
    </AccountFrame>
  );
};

const Step = ({ number, text }: { number: number; text: string }) => (
  <Box component="li" sx={{ display: 'flex', gap: 1.5 }}>
    <Box
      component="span"
      aria-hidden
      sx={{
        flex: 'none',
        width: 28,
        height: 28,
        display: 'grid',
        placeItems: 'center',
        borderRadius: '50%',
        typography: 'subtitle2',
        fontVariantNumeric: 'tabular-nums',
        color: 'status.accent.text',
        bgcolor: 'status.accent.tint',
      }}
    >
      {number}
    </Box>
    <Typography component="span" sx={{ pt: '3px' }}>
      {text}
    </Typography>
  </Box>
);
