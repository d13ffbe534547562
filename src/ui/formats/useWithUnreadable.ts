import { useTranslate } from '@/ui/hooks/useTranslate';
import { useFormats } from './useFormats';

/** Returns a function that adds the number of unreadable values to a figure's note. */
export const useWithUnreadable = () => {
  const translate = useTranslate();
  const { number } = useFormats();
  return (text: string, unreadable: number): string => {
    if (unreadable === 0) return text;
    const said = translate('list.unreadable', {
      count: number(unreadable),
      smart_count: unreadable,
    });
    if (text === '') return said;
    return text.endsWith('.') ? `${text} ${said}.` : `${text}, ${said}`;
  };
};
