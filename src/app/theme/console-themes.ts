import type { Theme } from '@mui/material/styles';
import { useAppearance } from '@/providers/preferences/use-appearance';
import { useIsPrinting } from '@/ui/browser/useIsPrinting';
import type { ThemeFactory } from '@/ui/hooks/theme-factory';
import { useThemeMode } from '@/ui/preferences/useThemeMode';
import { createAccentTheme, createConsoleTheme } from './theme';

export const themeFactory: ThemeFactory = {
  ofPage: (mode, { skins }) => createConsoleTheme(mode, skins),
  ofAside: (mode, { skins, aside }) => {
    if (aside.skin === 'accent') return createAccentTheme(mode, skins);
    return createConsoleTheme(aside.skin === 'page' ? mode : aside.skin, skins);
  },
};

/** MUI's theme for the user's look, in step with `usePageTheme`. Prints are always light. */
export const useConsoleTheme = (): Theme => {
  const [mode] = useThemeMode();
  const isPrinting = useIsPrinting();
  return themeFactory.ofPage(isPrinting ? 'light' : mode, useAppearance());
};
