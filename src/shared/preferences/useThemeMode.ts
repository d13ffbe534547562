import { useSyncExternalStore } from 'react';
import { preferences, preferredTheme, type ThemeMode } from '@/providers/preferences';

/** The reader's theme and how to change it; outside react-admin, and in step with its store. */
export const useThemeMode = (): [ThemeMode, (mode: ThemeMode) => void] => [
  useSyncExternalStore(subscribe, preferredTheme),
  choose,
];

const choose = (mode: ThemeMode) => preferences.setItem('theme', mode);

/** Until the reader chooses, the system's theme counts, and it may change at dusk. */
const subscribe = (listener: () => void) => {
  const system = window.matchMedia?.('(prefers-color-scheme: dark)');
  const stop = preferences.subscribe('theme', listener);
  system?.addEventListener('change', listener);
  return () => {
    stop();
    system?.removeEventListener('change', listener);
  };
};
