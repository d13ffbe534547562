import { useTranslate } from '@/ui/hooks/useTranslate';
import type { ChipWords } from './placeholder-node';

/** The names of placeholders, for chips. */
export const useChipWords = (): ChipWords => {
  const translate = useTranslate();
  return (placeholder) => {
    const text = translate(`placeholders.names.${placeholder}`);
    return { text, label: translate('placeholders.chip', { name: text }) };
  };
};
