import { forcedTheme } from '@/core/appearance';
import type { ThemeMode } from '@/core/constants';
import { appearance } from './appearance';
import { preferredTheme } from './preferences';

/** The current theme: the forced one, or else the user's. */
export const shownTheme = (): ThemeMode => forcedTheme(appearance.read()) ?? preferredTheme();
