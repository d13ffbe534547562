import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useAppearance } from '@/providers/preferences/use-appearance';
import { useThemeMode } from '@/ui/preferences/useThemeMode';
import { themeFactory } from '../theme/console-themes';

/** The menu in a theme of its own, where one is set in the builder. */
export const AsideTheme = ({ children }: { children: ReactNode }) => {
  const appearance = useAppearance();
  const [mode] = useThemeMode();
  return <ThemeProvider theme={themeFactory.ofAside(mode, appearance)}>{children}</ThemeProvider>;
};
