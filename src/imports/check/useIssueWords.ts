import { useCallback } from 'react';
import { writePlain } from '@/core/amount';
import { unpackMessage } from '@/core/validation-messages';
import { useFormats } from '@/ui/formats/useFormats';
import { useTranslate } from '@/ui/hooks/useTranslate';

/** Returns a function that translates an error's packed message; its numbers can be typed back as they are written. */
export const useIssueWords = () => {
  const translate = useTranslate();
  const { decimalSign } = useFormats();
  return useCallback(
    (packed: string): string => {
      const { message, args } = unpackMessage(packed);
      const written = Object.entries(args ?? {}).map(([name, value]) => [
        name,
        typeof value === 'number' ? writePlain(value, decimalSign()) : value,
      ]);
      return translate(message, { ...Object.fromEntries(written), _: message });
    },
    [translate, decimalSign],
  );
};
