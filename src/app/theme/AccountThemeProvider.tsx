import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { useMemo, type ReactNode } from 'react';
import { useAppearance } from '@/providers/preferences/use-appearance';
import { useThemeMode } from '@/shared/preferences/useThemeMode';
import { createAccountTheme } from './account-theme';

/** The reader's theme for what stands outside react-admin: the account area, the splash. */
export const AccountThemeProvider = ({ children }: { children: ReactNode }) => {
  const [mode] = useThemeMode();
  const { skins } = useAppearance();
  const theme = useMemo(() => createAccountTheme(mode, skins), [mode, skins]);
  return (
    <ThemeProvider theme={theme}>
      <CssBaseline />
      {children}
    </ThemeProvider>
  );
};
