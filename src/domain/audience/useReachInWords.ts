import { useFormats } from '@/ui/formats/useFormats';
import { useTranslate } from '@/ui/hooks/useTranslate';
import type { Bounds } from './audience-lists';

/** Returns a function that writes a count of people: a number, or a range. */
export const useReachInWords = () => {
  const translate = useTranslate();
  const { number } = useFormats();
  return ({ least, most }: Bounds): string => {
    const words = { smart_count: most, count: number(most), least: number(least) };
    if (least === most) return translate('audience.exactly', words);
    return translate(least === 0 ? 'audience.at_most' : 'audience.between', words);
  };
};
