import { useTranslate } from '@/ui/hooks/useTranslate';
import { isMac, MAC_SYMBOLS } from './shortcuts';

/** Returns a function that formats a chord as a text: `Ctrl+Z`, on a Mac `⌘Z`. */
export const useKeysInWords = (): ((chord: readonly string[]) => string) => {
  const translate = useTranslate();
  const symbols = isMac() ? MAC_SYMBOLS : {};
  const nameOf = (key: string) =>
    symbols[key] ?? translate(`shortcuts.keys.${key}`, { _: key.toUpperCase() });
  return (chord) => chord.map(nameOf).join(isMac() ? '' : '+');
};
