import { useInsertionEffect } from 'react';
import { useAppearance } from '@/providers/preferences/use-appearance';
import { useIsPrinting } from '@/ui/browser/useIsPrinting';
import { useThemeMode } from '@/ui/preferences/useThemeMode';
import { setPageTheme } from './page-theme';

/**
 * Sets the tokens of the user's theme on the page (base.css): before anything in it is measured or painted, and
 * whenever they change. Prints are always light.
 */
export const usePageTheme = (): void => {
  const [shown] = useThemeMode();
  const mode = useIsPrinting() ? 'light' : shown;
  const { skins } = useAppearance();
  useInsertionEffect(() => setPageTheme(mode, skins), [mode, skins]);
};
