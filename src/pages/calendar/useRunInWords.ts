import { useFormats } from '@/ui/formats/useFormats';
import { useTranslate } from '@/ui/hooks/useTranslate';
import type { CalendarItem } from './calendar-items';

/** Returns how many items are under way; drafts, which nobody sees yet, are counted apart. */
export const useRunInWords = () => {
  const translate = useTranslate();
  const { number } = useFormats();
  return (items: readonly CalendarItem[]) => {
    const drafts = items.filter(({ isDraft }) => isDraft).length;
    const running = number(items.length - drafts);
    const drafted =
      drafts > 0 ? [translate('pages.calendar.run.drafts', { count: number(drafts) })] : [];
    const begun =
      drafts < items.length ? [translate('pages.calendar.run.running', { count: running })] : [];
    return {
      /** '15 in corso · 3 in bozza' */
      words: [...begun, ...drafted].join(' · '),
      /** '15 · 3 in bozza', beside words that say the rest. */
      figures: [running, ...drafted].join(' · '),
    };
  };
};
