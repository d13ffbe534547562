import { numberOf } from '@/core/number';
import { isUnreadable } from '@/core/read-sum';
import type { WireRecord } from '@/core/resource';
import { useFormats } from '@/ui/formats/useFormats';
import { useTranslate } from '@/ui/hooks/useTranslate';

/** Says how much of a target is achieved, in euros: '1.234,00 € di 2.000,00 €'. */
export const useAchievedOf = () => {
  const translate = useTranslate();
  const { euro } = useFormats();
  const written = (value: unknown) => (isUnreadable(value) ? '–' : euro(numberOf(value) ?? 0));
  return ({ achieved_value, target_value }: WireRecord): string =>
    translate('resources.target.customer.of', {
      achieved: written(achieved_value),
      target: written(target_value),
    });
};
