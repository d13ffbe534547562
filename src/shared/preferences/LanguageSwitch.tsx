import Box from '@mui/material/Box';
import { visuallyHidden } from '@mui/utils';
import { LOCALE_NAMES, LOCALES, type Locale } from '@/core/constants';
import { PlainButton } from '../plain/PlainButton';

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
    sx={{
      display: 'inline-flex',
      p: '2px',
      borderRadius: 1,
      bgcolor: 'status.neutral.tint',
      color: 'status.neutral.text',
      '& > button': { minWidth: 32, height: 28, borderRadius: 0.75, typography: 'caption' },
      '& > button, & > button[aria-pressed]': { fontWeight: 600 },
      '& > [aria-pressed="true"]': { bgcolor: 'background.paper', color: 'text.primary' },
    }}
  >
    {LOCALES.map((code) => (
      <PlainButton
        key={code}
        look="bare"
        lang={code}
        aria-pressed={code === locale}
        onClick={() => onChange(code)}
      >
        <span aria-hidden>{code.toUpperCase()}</span>
        <span style={visuallyHidden}>{`${LOCALE_NAMES[code]} (${code.toUpperCase()})`}</span>
      </PlainButton>
    ))}
  </Box>
);
