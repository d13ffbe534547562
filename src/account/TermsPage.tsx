import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { PlainLink } from '@/shared/plain/PlainLink';
import { AccountFrame } from './AccountFrame';
import { useAccountI18n } from './account-i18n';
import { termsMessages } from './terms.messages';

/** The terms and conditions, open to everybody. */
export const TermsPage = () => {
  const { t, locale } = useAccountI18n();
  const { title, subtitle, sections } = termsMessages[locale];
  return (
    <AccountFrame title={title} subtitle={subtitle}>
      {Object.entries(sections).map(([name, section]) => (
        <Box component="section" key={name} sx={{ mb: 3 }}>
          <Typography variant="subtitle1" component="h2">
            {section.title}
          </Typography>
          <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5 }}>
            {section.text}
          </Typography>
        </Box>
      ))}
      <Typography variant="body2">
        <PlainLink href="#/auth">{t('account.back')}</PlainLink>
      </Typography>
    </AccountFrame>
  );
};
