import Box from '@mui/material/Box';
import { passwordRules } from '@/core/validators';
import { Glyph } from '@/shared/plain/Glyph';
import { useAccountI18n } from './account-i18n';

/** The parts of the password rule, each ticked off as it is kept. */
export const PasswordChecklist = ({ password }: { password: string }) => {
  const { t } = useAccountI18n();
  return (
    <Box
      component="ul"
      aria-label={t('account.password_rules.title')}
      sx={{
        listStyle: 'none',
        m: 0,
        mt: 1,
        p: 0,
        display: 'flex',
        flexWrap: 'wrap',
        gap: '4px 16px',
      }}
    >
      {passwordRules(password).map(({ rule, kept }) => (
        <Box
          component="li"
          key={rule}
          data-kept={kept}
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 0.5,
            typography: 'caption',
            color: kept ? 'status.success.text' : 'text.secondary',
          }}
        >
          <Glyph size={14} path={kept ? TICK : DOT} />
          {t(`account.password_rules.${rule}`)}
        </Box>
      ))}
    </Box>
  );
};

const TICK = 'M4 10.5l4 4 8-9';
const DOT = 'M10 7.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Z';
