import { useTranslate } from '@/ui/hooks/useTranslate';
import { isMac, MAC_SIGNS } from './shortcuts';

/** Returns a function that writes the keys of a chord as a text: `Ctrl+Z`, on a Mac `⌘Z`. */
export const useKeysInWords = (): ((chord: readonly string[]) => string) => {
  const translate = useTranslate();
  const signs = isMac() ? MAC_SIGNS : {};
  const nameOf = (key: string) =>
    signs[key] ?? translate(`shortcuts.keys.${key}`, { _: key.toUpperCase() });
  return (chord) => chord.map(nameOf).join(isMac() ? '' : '+');
};
