import { useInsertionEffect } from 'react';
import { useAppearance } from '@/providers/preferences/use-appearance';
import { useIsPrinting } from '@/shared/browser/useIsPrinting';
import { useThemeMode } from '@/shared/preferences/useThemeMode';
import { customProperties } from './custom-properties';
import { createThemeTokens } from './theme-tokens';

/**
 * Gives the page the tokens of the reader's theme (base.css): before anything in it is measured or painted, and whenever
 * they change. Paper is white.
 */
export const usePageTheme = (): void => {
  const [shown] = useThemeMode();
  const mode = useIsPrinting() ? 'light' : shown;
  const { skins } = useAppearance();
  useInsertionEffect(() => {
    const { style } = document.documentElement;
    style.colorScheme = mode;
    const tokens = createThemeTokens(mode, skins);
    for (const [name, value] of Object.entries(customProperties(tokens)))
      style.setProperty(name, value);
  }, [mode, skins]);
};
