import { DEFAULT_APPEARANCE, readAppearance, type Appearance } from '@/core/appearance';
import { preferences } from './preferences';

const KEY = 'appearance';
/** The preference for the menu, open or collapsed; stored once the user has changed it. */
export const MENU_KEY = 'sidebar.open';

/**
 * The look of the console in this browser, in all its tabs. It survives a logout, and is the same object until it
 * changes.
 */
export const appearance = {
  read: (): Appearance => {
    const stored = preferences.getItem(KEY);
    const text = JSON.stringify(stored);
    if (text !== cached.text) cached = { text, appearance: readAppearance(stored) };
    return cached.appearance;
  },
  /** Stores `chosen`; subscribers update at once. */
  keep: (chosen: Appearance): void => {
    // The new default replaces the user's last choice for the menu.
    if (chosen.aside.start !== appearance.read().aside.start) preferences.removeItem(MENU_KEY);
    preferences.setItem(KEY, chosen);
  },
  /** Restores the default look. */
  reset: (): void => {
    preferences.removeItem(MENU_KEY);
    preferences.removeItem(KEY);
  },
  subscribe: (listener: () => void): (() => void) => preferences.subscribe(KEY, listener),
};

let cached: { text: string | undefined; appearance: Appearance } = {
  text: undefined,
  appearance: DEFAULT_APPEARANCE,
};
