import { forcedTheme } from '@/core/appearance';
import { appearance } from './appearance';
import { preferredTheme, type ThemeMode } from './preferences';

/** The current theme: the forced one, or else the user's. */
export const shownTheme = (): ThemeMode => forcedTheme(appearance.read()) ?? preferredTheme();
