import MenuIcon from '@mui/icons-material/Menu';
import { useLocale } from 'react-admin';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { useAppearance } from '@/providers/preferences/use-appearance';
import { PlainButton } from '@/ui/plain/PlainButton';
import { LanguageSwitch } from '@/ui/preferences/LanguageSwitch';
import { ThemeSwitch } from '@/ui/preferences/ThemeSwitch';
import { useThemeMode } from '@/ui/preferences/useThemeMode';
import { chooseLocale } from '../choose-locale';
import { CommandCenter } from '../palette/CommandCenter';
import { AccountMenu } from './AccountMenu';
import { AlertBell } from './AlertBell';
import { Breadcrumb } from './Breadcrumb';
import styles from './TopBar.module.css';

/** The breadcrumb on the left; the user's tools on the right. */
export const TopBar = ({ onOpenMenu }: { onOpenMenu: () => void }) => {
  const translate = useTranslate();
  const { header, subheader } = useAppearance();
  return (
    <header
      className={styles.bar}
      data-fixed={header.fixed || undefined}
      data-contained={header.width === 'contained' || undefined}
    >
      <div className={styles.row}>
        <PlainButton
          look="icon"
          className={styles.menu}
          aria-label={translate('shell.sidebar.open')}
          onClick={onOpenMenu}
        >
          <MenuIcon />
        </PlainButton>
        <div className={styles.breadcrumb}>
          {subheader.breadcrumb === 'header' && <Breadcrumb />}
        </div>
        <div className={styles.tools}>
          <CommandCenter />
          {header.alerts && <AlertBell />}
          {header.language && <Language />}
          {header.themeSwitch && <ThemeButton />}
          <AccountMenu />
        </div>
      </div>
    </header>
  );
};

const Language = () => {
  const translate = useTranslate();
  const locale = useLocale();
  return (
    <LanguageSwitch
      label={translate('preferences.language')}
      locale={locale}
      onChange={chooseLocale}
    />
  );
};

const ThemeButton = () => {
  const translate = useTranslate();
  const [mode, setMode] = useThemeMode();
  if (!setMode) return null;
  return (
    <ThemeSwitch
      mode={mode}
      label={translate(`preferences.leave_${mode}`)}
      state={translate(`preferences.is_${mode}`)}
      onChange={setMode}
    />
  );
};
