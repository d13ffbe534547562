import { LOCALE_NAMES, LOCALES, type Locale } from '@/core/constants';
import { PlainButton } from '@/ui/plain/PlainButton';
import styles from './LanguageSwitch.module.css';

type LanguageSwitchProps = {
  /** Accessible name of the switch: 'Lingua'. */
  label: string;
  locale: string;
  onChange: (locale: Locale) => void;
};

/** Switches between Italian and English. */
export const LanguageSwitch = ({ label, locale, onChange }: LanguageSwitchProps) => (
  <div role="group" aria-label={label} className={styles.switch}>
    {LOCALES.map((code) => (
      <PlainButton
        key={code}
        look="bare"
        lang={code}
        aria-pressed={code === locale}
        onClick={() => onChange(code)}
      >
        <span aria-hidden>{code.toUpperCase()}</span>
        <span className={styles.name}>{`${LOCALE_NAMES[code]} (${code.toUpperCase()})`}</span>
      </PlainButton>
    ))}
  </div>
);
