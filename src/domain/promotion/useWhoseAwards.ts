import { keysUnder } from '@/i18n/keys-under';
import { useFormats } from '@/ui/formats/useFormats';
import { useTranslate } from '@/ui/hooks/useTranslate';
import type { EarnedAfter } from './earned-after';

const key = keysUnder('resources.promotion.change');

/** Says how many customers have fewer and more earned awards after a change; '' where none has, or it is unknown. */
export const useWhoseAwards = (after: EarnedAfter | null | undefined): string => {
  const translate = useTranslate();
  const { number } = useFormats();
  const [fewer, more] = [after?.fewer ?? 0, after?.more ?? 0];
  if (fewer === 0 && more === 0) return '';
  const count = fewer || more;
  const name = fewer > 0 ? (more > 0 ? 'fewer_and_more' : 'fewer') : 'more';
  return translate(key(name), { smart_count: count, count: number(count), more: number(more) });
};
