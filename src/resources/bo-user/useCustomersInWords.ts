import { useFormats } from '@/ui/formats/useFormats';
import { useTranslate } from '@/ui/hooks/useTranslate';

/** Returns a function that says what happens to an agent's customers, given their number if it is known. */
export const useCustomersInWords = () => {
  const translate = useTranslate();
  const { number } = useFormats();
  return (count: number | undefined): string =>
    count === undefined
      ? translate('resources.bo-user.deactivation.uncounted')
      : translate('resources.bo-user.form.has_customers', {
          smart_count: count,
          count: number(count),
        });
};
