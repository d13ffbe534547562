import { useTranslate } from '@/ui/hooks/useTranslate';
import { isMac, SHORTCUTS, type ShortcutName } from './shortcuts';

/** The keys of a shortcut as a text: `Ctrl+Z`, on a Mac `⌘Z`. */
export const useKeysInWords = (name: ShortcutName): string => {
  const translate = useTranslate();
  const isOnMac = isMac();
  const chord: readonly string[] = SHORTCUTS[name].chord;
  return chord
    .map((key) =>
      key === 'mod' && isOnMac ? '⌘' : translate(`shortcuts.keys.${key}`, { _: key.toUpperCase() }),
    )
    .join(isOnMac ? '' : '+');
};
