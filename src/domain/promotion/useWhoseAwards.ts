import { keysUnder } from '@/i18n/keys-under';
import { useFormats } from '@/ui/formats/useFormats';
import { useTranslate } from '@/ui/hooks/useTranslate';
import type { EarnedAfter } from './earned-after';

const key = keysUnder('resources.promotion.change');

/** Says how many customers have fewer and more earned awards after a change; '' where none has, or it is unknown. */
export const useWhoseAwards = (after: EarnedAfter | null | undefined): string => {
  const translate = useTranslate();
  const { number } = useFormats();
  return (['fewer', 'more'] as const)
    .flatMap((name) => {
      const count = after?.[name] ?? 0;
      return count > 0 ? [translate(key(name), { smart_count: count, count: number(count) })] : [];
    })
    .join(' ');
};
