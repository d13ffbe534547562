import { useStore } from 'react-admin';
import { ariaKeysOf, isSingleKey, SINGLE_KEYS_PREFERENCE, type ShortcutName } from './shortcuts';

/** The `aria-keyshortcuts` of a shortcut; undefined for a single key while the user has single keys switched off. */
export const useAriaKeys = (name: ShortcutName): string | undefined => {
  const [areSingleKeysOn] = useStore(SINGLE_KEYS_PREFERENCE, true);
  return areSingleKeysOn || !isSingleKey(name) ? ariaKeysOf(name) : undefined;
};
