import { useCallback } from 'react';
import { writePlain } from '@/core/amount';
import { unpackMessage } from '@/core/validation-messages';
import { useFormats } from '@/ui/formats/useFormats';
import { useTranslate } from '@/ui/hooks/useTranslate';

/**
 * Returns a function that translates an error's packed message. Large numbers have their thousands separated; years and
 * other short ones can be typed back as they are written.
 */
export const useIssueWords = () => {
  const translate = useTranslate();
  const { decimalSign, number } = useFormats();
  return useCallback(
    (packed: string): string => {
      const { message, args } = unpackMessage(packed);
      const write = (value: number) =>
        Math.abs(value) < LARGE ? writePlain(value, decimalSign()) : number(value);
      const written = Object.entries(args ?? {}).map(([name, value]) => [
        name,
        typeof value === 'number' ? write(value) : value,
      ]);
      return translate(message, { ...Object.fromEntries(written), _: message });
    },
    [translate, decimalSign, number],
  );
};

const LARGE = 10_000;
