import type { Theme } from '@mui/material/styles';
import { forcedTheme } from '@/core/appearance/appearance';
import { useAppearance } from '@/providers/preferences/use-appearance';
import { useIsPrinting } from '@/shared/browser/useIsPrinting';
import type { ThemeFactory } from '@/shared/appearance/theme-factory';
import { createAccentTheme, createConsoleTheme } from './theme';

export const themeFactory: ThemeFactory = {
  ofPage: (mode, { skins }) => createConsoleTheme(mode, skins),
  ofAside: (mode, { skins, aside }) => {
    if (aside.skin === 'accent') return createAccentTheme(mode, skins);
    return createConsoleTheme(aside.skin === 'page' ? mode : aside.skin, skins);
  },
};

/** Both of react-admin's themes, as the builder left them; one and the same where there is no choice. Paper is white. */
export const useConsoleThemes = (): { lightTheme: Theme; darkTheme: Theme } => {
  const appearance = useAppearance();
  const isPrinting = useIsPrinting();
  const forced = isPrinting ? 'light' : forcedTheme(appearance);
  return {
    lightTheme: themeFactory.ofPage(forced ?? 'light', appearance),
    darkTheme: themeFactory.ofPage(forced ?? 'dark', appearance),
  };
};
