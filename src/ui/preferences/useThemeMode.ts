import { useSyncExternalStore } from 'react';
import { forcedTheme } from '@/core/appearance/appearance';
import { appearance } from '@/providers/preferences/appearance';
import { preferences, type ThemeMode } from '@/providers/preferences/preferences';
import { shownTheme } from '@/providers/preferences/shown-theme';

/**
 * The theme that is shown and how to change it, in step with react-admin's store; there is no changing it
 * where the console has one theme for all.
 */
export const useThemeMode = (): [ThemeMode, ((mode: ThemeMode) => void) | null] => [
  useSyncExternalStore(subscribe, shownTheme, shownTheme),
  useSyncExternalStore(subscribe, isForced, isForced) ? null : choose,
];

const choose = (mode: ThemeMode) => preferences.setItem('theme', mode);

const isForced = () => forcedTheme(appearance.read()) !== null;

/** Until the reader chooses, the system's theme counts, and it may change at dusk. */
const subscribe = (listener: () => void) => {
  const system = window.matchMedia?.('(prefers-color-scheme: dark)');
  const stops = [preferences.subscribe('theme', listener), appearance.subscribe(listener)];
  system?.addEventListener('change', listener);
  return () => {
    for (const stop of stops) stop();
    system?.removeEventListener('change', listener);
  };
};
