import { useFormats } from '@/ui/formats/useFormats';
import { useTranslate } from '@/ui/hooks/useTranslate';
import type { Bounds } from './audience-lists';

/** Returns a function that formats a count of people: a number, or a range. */
export const useReachInWords = () => {
  const translate = useTranslate();
  const { number } = useFormats();
  return ({ least, most }: Bounds): string => {
    const words = { smart_count: most, count: number(most), least: number(least) };
    return translate(`audience.${certaintyOf({ least, most })}`, words);
  };
};

/** The certainty of a count: one number, an upper limit alone, or a range. */
export const certaintyOf = ({ least, most }: Bounds): 'exactly' | 'at_most' | 'between' => {
  if (least === most) return 'exactly';
  return least === 0 ? 'at_most' : 'between';
};
