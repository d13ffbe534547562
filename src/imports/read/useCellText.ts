import { useCallback } from 'react';
import { isDay } from '@/core/days';
import { itemsOf } from '@/core/imports';
import { useFormats } from '@/ui/formats/useFormats';
import { useTranslate } from '@/ui/hooks/useTranslate';
import type { FormatInfo } from './format-info';
import { useReadingWords } from './useReadingWords';

/**
 * Returns a function that formats a cell in the wire's form as lists show it: numbers and days in the user's format,
 * values by their labels, and a word in place of a picture.
 */
export const useCellText = (recordType: string, { columns }: FormatInfo) => {
  const translate = useTranslate();
  const { decimalSeparator, euro, utc } = useFormats();
  const { valueLabel } = useReadingWords(recordType);
  return useCallback(
    (name: string, text: string): string => {
      if (text.startsWith('data:')) return translate('imports.read.picture');
      const { kind, unit } = columns.find((column) => column.name === name) ?? {};
      if (unit === 'euro' && isNumeric(text)) return euro(Number(text));
      if (kind === 'number') return text.replace('.', decimalSeparator());
      if (kind === 'day' && isDay(text)) return utc.day(text);
      if (kind !== 'choice') return text;
      return itemsOf(text)
        .map((item) => valueLabel(name, item))
        .join(', ');
    },
    [columns, decimalSeparator, euro, utc, valueLabel, translate],
  );
};

const isNumeric = (text: string): boolean => text !== '' && Number.isFinite(Number(text));
