import { useTranslate } from '@/ui/hooks/useTranslate';

/** Returns a function for the words of a group of shortcuts or of one; those also shown elsewhere load earlier. */
export const useShortcutName = () => {
  const translate = useTranslate();
  return (key: string): string =>
    translate(`command_center.help.${key}`, { _: translate(`shortcuts.${key}`, { _: '' }) });
};
