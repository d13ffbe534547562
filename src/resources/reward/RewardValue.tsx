import type { RaRecord } from 'react-admin';
import { useFormats } from '@/shared/formats/useFormats';
import { useTranslate } from '@/shared/i18n/useTranslate';

/** What a reward gives, by its type: an amount, a part of the turnover, a prize. */
export const RewardValue = ({ record }: { record: RaRecord }) => {
  const translate = useTranslate();
  const { euro, number } = useFormats();
  const { type, amount, percent, prize_title } = record;
  if (type === 'money_percent' && typeof percent === 'number') {
    return translate('resources.reward.of_turnover', { percent: `${number(percent)}%` });
  }
  if (type === 'money_fixed' && typeof amount === 'number') return euro(amount);
  return String(prize_title ?? '') || '–';
};
