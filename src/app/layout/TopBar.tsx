import MenuIcon from '@mui/icons-material/Menu';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useLocaleState } from 'react-admin';
import { useTranslate } from '@/shared/i18n/useTranslate';
import { useAppearance } from '@/providers/preferences/use-appearance';
import { LanguageSwitch } from '@/shared/preferences/LanguageSwitch';
import { ThemeSwitch } from '@/shared/preferences/ThemeSwitch';
import { useThemeMode } from '@/shared/preferences/useThemeMode';
import { CommandCenter } from '../palette/CommandCenter';
import { sizes } from '../theme/tokens';
import { AccountMenu } from './AccountMenu';
import { AlertBell } from './AlertBell';
import { Breadcrumb } from './Breadcrumb';
import { contentWidth, gutters } from './frame';

/** Where the reader is, on the left; what is theirs on every page, on the right. */
export const TopBar = ({ onOpenMenu }: { onOpenMenu: () => void }) => {
  const translate = useTranslate();
  const appearance = useAppearance();
  const { header, subheader } = appearance;
  const isContained = header.width === 'contained';
  return (
    <Box
      component="header"
      sx={{
        displayPrint: 'none',
        position: header.fixed ? 'sticky' : 'relative',
        top: 0,
        zIndex: 'appBar',
        bgcolor: 'background.paper',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Box
        sx={{
          // The border below is part of the bar.
          height: sizes.topBar - 1,
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          px: { xs: 1.5, md: isContained ? gutters(appearance).md : 3 },
          mx: 'auto',
          maxWidth: isContained ? contentWidth(appearance) : 'none',
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
          {subheader.breadcrumb === 'header' && <Breadcrumb />}
        </Box>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: { xs: 0.25, sm: 0.75 } }}>
          <CommandCenter />
          {header.alerts && <AlertBell />}
          {header.language && <Language />}
          {header.themeSwitch && <ThemeButton />}
          <AccountMenu />
        </Box>
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
  const [mode, setMode] = useThemeMode();
  if (!setMode) return null;
  return (
    <ThemeSwitch mode={mode} label={translate(`preferences.leave_${mode}`)} onChange={setMode} />
  );
};
