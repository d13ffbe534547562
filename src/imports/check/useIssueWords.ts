import { useCallback } from 'react';
import { writePlain } from '@/core/amount';
import { unpackMessage, withinSentence } from '@/core/validation-messages';
import { useFormats } from '@/ui/formats/useFormats';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { ONE_OF, VALUE_SIGN } from './column-rules';

/**
 * Returns a function that translates an error's packed message. Only large numbers have thousands separators, so that
 * years and other short ones are written as users type them.
 *
 * @param allowed formats the allowed values of a column; by default they are written as files contain them
 * @param label returns the label of a column; by default its name is written
 */
export const useIssueWords = (allowed?: Allowed, label?: (column: string) => string) => {
  const translate = useTranslate();
  const { decimalSeparator, number } = useFormats();
  return useCallback(
    (packed: string, column = ''): string => {
      const { message, args } = unpackMessage(packed);
      const write = (value: number) =>
        Math.abs(value) < LARGE ? writePlain(value, decimalSeparator()) : number(value);
      const written = Object.entries(args ?? {}).map(([name, value]) => {
        if (typeof value === 'number') return [name, write(value)];
        if (typeof value !== 'string') return [name, value];
        if (label && name === 'column') return [name, withinSentence(label(value))];
        const isAllowed = allowed && message === ONE_OF;
        return [name, isAllowed ? allowed(column, value.split(VALUE_SIGN)) : value];
      });
      return translate(message, { ...Object.fromEntries(written), _: message });
    },
    [translate, decimalSeparator, number, allowed, label],
  );
};

type Allowed = (column: string, values: readonly string[]) => string;

const LARGE = 10_000;
