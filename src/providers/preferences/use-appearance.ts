import { useSyncExternalStore } from 'react';
import type { Appearance } from '@/core/appearance';
import { appearance } from './appearance';

/** The look of the console as stored in this browser; follows the builder, in other tabs too. */
export const useAppearance = (): Appearance =>
  useSyncExternalStore(appearance.subscribe, appearance.read, appearance.read);
