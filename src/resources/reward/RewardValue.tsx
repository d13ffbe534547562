import type { RaRecord } from 'react-admin';
import { lineOf } from '@/core/text';
import type { ExportWords } from '@/kit/fields/column';
import { useFormats } from '@/ui/formats/useFormats';
import { useTranslate } from '@/ui/hooks/useTranslate';

/** The value of a reward. */
export const RewardValue = ({ record }: { record: RaRecord }) => {
  const translate = useTranslate();
  const formats = useFormats();
  return rewardValue(record, { translate, formats }) || '–';
};

/** Returns the value of a reward by its type: an amount, a part of the turnover, a prize; empty if missing. */
export const rewardValue = (
  { type, amount, percent, prize_title }: RaRecord,
  { translate, formats: { euro, number } }: ExportWords,
): string => {
  if (type === 'money_percent' && typeof percent === 'number') {
    return translate('resources.reward.of_turnover', { percent: `${number(percent)}%` });
  }
  if (type === 'money_fixed' && typeof amount === 'number') return euro(amount);
  return lineOf(prize_title);
};
