import { useWatch } from 'react-hook-form';
import { FormSection } from '@/shared/form/FormSection';
import { AmountInput } from '@/shared/inputs/AmountInput';
import { FixedValueRadios } from '@/shared/inputs/FixedValueInputs';
import { PercentInput } from '@/shared/inputs/NumberInput';
import { TextInput } from '@/shared/inputs/TextInput';
import { usePromotionCheck } from '@/shared/promotion/usePromotionCheck';
import { valueFieldOf } from './reward.codec';

/** The fields of a reward; what it gives depends on its type. */
export const RewardInputs = () => {
  usePromotionCheck();
  const field = valueFieldOf(useWatch({ name: 'type' }));
  return (
    <FormSection title="resources.reward.form.rule">
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
