import { useCallback } from 'react';
import { numberOf } from '@/core/number';
import type { WireRecord } from '@/core/resource';
import { lineOf, textOrNumberOf } from '@/core/text';
import { useFormats } from '@/ui/formats/useFormats';
import { useTranslate } from '@/ui/hooks/useTranslate';

/**
 * Returns a function that names a gift by its title, and a reward by its type and worth. Its reference is stable until
 * the language changes.
 */
export const useGivenName = (): ((record: WireRecord) => string) => {
  const translate = useTranslate();
  const { euro, number } = useFormats();
  return useCallback(
    (record) => {
      const type = textOrNumberOf(record.type);
      if (type === '') return lineOf(record.title) || textOrNumberOf(record.code) || '–';
      const word = translate(`resources.reward.type.${type}`, { _: lineOf(type) });
      const [euros, part] = [numberOf(record.amount), numberOf(record.percent)];
      const share = part === undefined ? '–' : `${number(part)}%`;
      const value = {
        money_fixed: euros === undefined ? '–' : euro(euros),
        money_percent: translate('resources.reward.of_turnover', { percent: share }),
      }[type];
      return `${word} · ${value ?? (lineOf(record.prize_title) || '–')}`;
    },
    [translate, euro, number],
  );
};
