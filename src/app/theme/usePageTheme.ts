import { useInsertionEffect } from 'react';
import { useAppearance } from '@/providers/preferences/use-appearance';
import { useIsPrinting } from '@/ui/browser/useIsPrinting';
import { useThemeMode } from '@/ui/preferences/useThemeMode';
import { setPageTheme } from './page-theme';

/**
 * Gives the page the tokens of the reader's theme (base.css): before anything in it is measured or painted, and whenever
 * they change. Paper is white.
 */
export const usePageTheme = (): void => {
  const [shown] = useThemeMode();
  const mode = useIsPrinting() ? 'light' : shown;
  const { skins } = useAppearance();
  useInsertionEffect(() => setPageTheme(mode, skins), [mode, skins]);
};
