import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { LOCALES, type Locale } from '@/core/constants';
import { LANGUAGES } from '@/providers/i18n-provider';

type LanguageSwitchProps = {
  /** What is switched, for those who do not see it: 'Lingua'. */
  label: string;
  locale: string;
  onChange: (locale: Locale) => void;
};

/** IT or EN, one press away on every screen. */
export const LanguageSwitch = ({ label, locale, onChange }: LanguageSwitchProps) => (
  <Box
    role="group"
    aria-label={label}
    sx={{ display: 'inline-flex', p: '2px', borderRadius: 1, bgcolor: 'status.neutral.tint' }}
  >
    {LOCALES.map((code) => (
      <ButtonBase
        key={code}
        lang={code}
        aria-pressed={code === locale}
        aria-label={LANGUAGES.find((language) => language.locale === code)?.name}
        onClick={() => onChange(code)}
        sx={{
          minWidth: 32,
          height: 28,
          borderRadius: '6px',
          typography: 'caption',
          fontWeight: 600,
          color: 'status.neutral.text',
          '&[aria-pressed="true"]': { bgcolor: 'background.paper', color: 'text.primary' },
        }}
      >
        {code.toUpperCase()}
      </ButtonBase>
    ))}
  </Box>
);
