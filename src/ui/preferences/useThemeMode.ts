import { useSyncExternalStore } from 'react';
import { forcedTheme } from '@/core/appearance';
import type { ThemeMode } from '@/core/constants';
import { appearance } from '@/providers/preferences/appearance';
import { preferences } from '@/providers/preferences/preferences';
import { shownTheme } from '@/providers/preferences/shown-theme';

/**
 * The current theme and a function that changes it, in sync with react-admin's store; null instead of the function if
 * the console has one theme for all.
 */
export const useThemeMode = (): [ThemeMode, ((mode: ThemeMode) => void) | null] => [
  useSyncExternalStore(subscribe, shownTheme, shownTheme),
  useSyncExternalStore(subscribe, isForced, isForced) ? null : choose,
];

const choose = (mode: ThemeMode) => preferences.setItem('theme', mode);

const isForced = () => forcedTheme(appearance.read()) !== null;

/** Also subscribes to the system's theme, which applies until the user chooses, and may change at dusk. */
const subscribe = (listener: () => void) => {
  const system = window.matchMedia?.('(prefers-color-scheme: dark)');
  const stops = [preferences.subscribe('theme', listener), appearance.subscribe(listener)];
  system?.addEventListener('change', listener);
  return () => {
    for (const stop of stops) stop();
    system?.removeEventListener('change', listener);
  };
};
