import { forcedTheme } from '@/core/appearance/appearance';
import { appearance } from './appearance';
import { preferredTheme, type ThemeMode } from './preferences';

/** The theme that is shown: the one everybody gets, or else the reader's. */
export const shownTheme = (): ThemeMode => forcedTheme(appearance.read()) ?? preferredTheme();
