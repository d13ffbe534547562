import { useTranslate } from '@/ui/hooks/useTranslate';
import { useFormats } from './useFormats';

/** Gives what adds to a text on which a figure is based how many of its values could not be read. */
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
