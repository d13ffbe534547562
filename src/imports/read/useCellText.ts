import { isDay } from '@/core/days';
import { itemsOf } from '@/core/imports';
import { useFormats } from '@/ui/formats/useFormats';
import type { FormatInfo } from './format-info';
import { useReadingWords } from './useReadingWords';

/** Returns the text of a column's cell in the wire's form as lists show it: figures, days and values by their words. */
export const useCellText = (recordType: string, { columns }: FormatInfo) => {
  const { decimalSign, euro, utc } = useFormats();
  const { valueLabel } = useReadingWords(recordType);
  return (name: string, text: string): string => {
    const { kind, unit } = columns.find((column) => column.name === name) ?? {};
    if (unit === 'euro' && isNumeric(text)) return euro(Number(text));
    if (kind === 'number') return text.replace('.', decimalSign());
    if (kind === 'day' && isDay(text)) return utc.day(text);
    if (kind !== 'choice') return text;
    return itemsOf(text)
      .map((item) => valueLabel(name, item))
      .join(', ');
  };
};

const isNumeric = (text: string): boolean => text !== '' && Number.isFinite(Number(text));
