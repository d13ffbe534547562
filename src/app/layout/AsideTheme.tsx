import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useAppearance } from '@/providers/preferences/use-appearance';
import { useThemeMode } from '@/ui/preferences/useThemeMode';
import { themeFactory } from '../theme/console-themes';

/** The menu in a skin of its own, where the builder gave it one. */
export const AsideTheme = ({ children }: { children: ReactNode }) => {
  const appearance = useAppearance();
  const [mode] = useThemeMode();
  return <ThemeProvider theme={themeFactory.ofAside(mode, appearance)}>{children}</ThemeProvider>;
};
