import MenuIcon from '@mui/icons-material/Menu';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useLocaleState, useTheme, useTranslate } from 'react-admin';
import { LanguageSwitch } from '@/shared/preferences/LanguageSwitch';
import { ThemeSwitch } from '@/shared/preferences/ThemeSwitch';
import { AccountMenu } from './AccountMenu';
import { AlertBell } from './AlertBell';
import { Breadcrumb } from './Breadcrumb';

/** Where the reader is, on the left; what is theirs on every page, on the right. */
export const TopBar = ({ onOpenMenu }: { onOpenMenu: () => void }) => {
  const translate = useTranslate();
  return (
    <Box
      component="header"
      sx={{
        position: 'sticky',
        top: 0,
        zIndex: 'appBar',
        height: 56,
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        px: { xs: 1.5, md: 3 },
        bgcolor: 'background.paper',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <IconButton
        aria-label={translate('shell.sidebar.open')}
        onClick={onOpenMenu}
        sx={{ display: { md: 'none' } }}
      >
        <MenuIcon />
      </IconButton>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Breadcrumb />
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: { xs: 0.25, sm: 0.75 } }}>
        <AlertBell />
        <Language />
        <ThemeButton />
        <AccountMenu />
      </Box>
    </Box>
  );
};

const Language = () => {
  const translate = useTranslate();
  const [locale, setLocale] = useLocaleState();
  return (
    <LanguageSwitch
      label={translate('preferences.language')}
      locale={locale}
      onChange={setLocale}
    />
  );
};

const ThemeButton = () => {
  const translate = useTranslate();
  const [theme, setTheme] = useTheme();
  const mode = theme === 'dark' ? 'dark' : 'light';
  return (
    <ThemeSwitch mode={mode} label={translate(`preferences.leave_${mode}`)} onChange={setTheme} />
  );
};
