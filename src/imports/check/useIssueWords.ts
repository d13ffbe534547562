import { useCallback } from 'react';
import { unpackMessage } from '@/core/validation-messages';
import { useFormats } from '@/ui/formats/useFormats';
import { useTranslate } from '@/ui/hooks/useTranslate';

/** Returns a function that translates an error's packed message. */
export const useIssueWords = () => {
  const translate = useTranslate();
  const { number } = useFormats();
  return useCallback(
    (packed: string): string => {
      const { message, args } = unpackMessage(packed);
      const written = Object.entries(args ?? {}).map(([name, value]) => [
        name,
        typeof value === 'number' ? number(value) : value,
      ]);
      return translate(message, { ...Object.fromEntries(written), _: message });
    },
    [translate, number],
  );
};
