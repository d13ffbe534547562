import { numberOf } from '@/core/number';
import type { WireRecord } from '@/core/resource';
import { lineOf, textOrNumberOf } from '@/core/text';
import type { Formats } from '@/ui/formats/useFormats';
import type { Translate } from '@/ui/hooks/useTranslate';

/** The name of a gift, its title, or of a reward, its type and worth. */
export const givenName = (record: WireRecord, translate: Translate, formats: Formats): string => {
  const type = textOrNumberOf(record.type);
  if (type === '') return lineOf(record.title) || textOrNumberOf(record.code) || '–';
  const word = translate(`resources.reward.type.${type}`, { _: lineOf(type) });
  return `${word} · ${rewardWorth(record, translate, formats) || '–'}`;
};

/** The worth of a reward according to its type: an amount, a share of the turnover or a prize; empty if missing. */
export const rewardWorth = (
  { type, amount, percent, prize_title }: WireRecord,
  translate: Translate,
  { euro, number }: Formats,
): string => {
  const [euros, part] = [numberOf(amount), numberOf(percent)];
  if (type === 'money_fixed') return euros === undefined ? '' : euro(euros);
  if (type !== 'money_percent') return lineOf(prize_title);
  if (part === undefined) return '';
  return translate('resources.reward.of_turnover', { percent: `${number(part)}%` });
};
