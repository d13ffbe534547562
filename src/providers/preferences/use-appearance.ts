import { useSyncExternalStore } from 'react';
import type { Appearance } from '@/core/appearance';
import { appearance } from './appearance';

/** The look of the console stored in this browser; re-renders when the user changes it, in any tab. */
export const useAppearance = (): Appearance =>
  useSyncExternalStore(appearance.subscribe, appearance.read, appearance.read);
