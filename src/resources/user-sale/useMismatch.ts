import type { WireRecord } from '@/core/resource';
import { useFormats } from '@/ui/formats/useFormats';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { mismatchOf } from './sale-figures';

/**
 * Returns a function that says how a sale's total differs from the sum of its lines, with both figures; undefined where it
 * does not ({@link mismatchOf}).
 */
export const useMismatch = () => {
  const translate = useTranslate();
  const { euro } = useFormats();
  return (sale: WireRecord): string | undefined => {
    const found = mismatchOf(sale);
    return (
      found &&
      translate('resources.user-sale.duplicates.mismatch', {
        sum: euro(found.sum),
        total: euro(found.total),
      })
    );
  };
};
