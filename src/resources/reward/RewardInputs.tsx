import { useWatch } from 'react-hook-form';
import { FormSection } from '@/kit/form/FormSection';
import { AmountInput } from '@/kit/inputs/AmountInput';
import { FixedValueRadios } from '@/kit/inputs/FixedValueInputs';
import { PercentInput } from '@/kit/inputs/PercentInput';
import { TextInput } from '@/kit/inputs/TextInput';
import { PromotionCheck } from '@/domain/promotion/PromotionCheck';
import { FirstAwardNote } from '@/domain/promotion/StateNote';
import { valueFieldOf } from './reward.codec';

/** The fields of a reward; its value field depends on its type. */
export const RewardInputs = () => {
  const field = valueFieldOf(useWatch({ name: 'type' }));
  return (
    <FormSection title="resources.reward.form.rule">
      <PromotionCheck />
      <FirstAwardNote />
      <FixedValueRadios source="type" />
      <AmountInput source="target_value" helperText="resources.reward.form.target_hint" />
      {field === 'amount' && (
        <AmountInput source="amount" helperText="resources.reward.form.amount_hint" />
      )}
      {field === 'percent' && (
        <PercentInput source="percent" helperText="resources.reward.form.percent_hint" />
      )}
      {field === 'prize_title' && (
        <TextInput source="prize_title" helperText="resources.reward.form.prize_hint" />
      )}
    </FormSection>
  );
};
