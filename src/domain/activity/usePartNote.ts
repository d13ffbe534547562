import { useTranslate } from '@/ui/hooks/useTranslate';
import { useFormats } from '@/ui/formats/useFormats';
import type { Activity } from './useActivity';

/**
 * A note with the number of customers a figure is based on, shown instead of a comparison; undefined once all are
 * counted.
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
