import type { Theme } from '@mui/material/styles';
import { createContext, useContext } from 'react';
import type { Appearance } from '@/core/appearance';
import type { ThemeMode } from '@/core/constants';

/** Makes the themes of an appearance other than the current one, such as a draft. */
export type ThemeFactory = {
  ofPage: (mode: ThemeMode, appearance: Appearance) => Theme;
  /** The menu may look different from the page. */
  ofAside: (mode: ThemeMode, appearance: Appearance) => Theme;
};

/** Provided by the frame, the only part that knows the themes. */
export const ThemeFactoryContext = createContext<ThemeFactory | null>(null);

/** @throws Error outside the frame */
export const useThemeFactory = (): ThemeFactory => {
  const factory = useContext(ThemeFactoryContext);
  if (!factory) throw new Error('useThemeFactory needs a ThemeFactoryContext');
  return factory;
};
