import { useTranslate } from '@/ui/hooks/useTranslate';
import { useFormats } from '@/ui/formats/useFormats';
import type { Activity } from './useActivity';

/**
 * The number of customers a figure is based on, in words, to be shown beside it instead of a comparison; undefined once
 * all are counted.
 */
export const usePartNote = ({ read, total, isReading }: Activity): string | undefined => {
  const translate = useTranslate();
  const { number } = useFormats();
  if (read >= total) return undefined;
  return translate(isReading ? 'activity.tile.reading' : 'activity.scope.part', {
    read: number(read),
    total: number(total),
  });
};
