import Stack from '@mui/material/Stack';
import { FormSection } from '@/kit/form/FormSection';
import { AmountInput } from '@/kit/inputs/AmountInput';
import { ReferencePicker } from '@/kit/inputs/ReferencePicker';
import { PromotionCheck } from '@/domain/promotion/PromotionCheck';
import { useParent } from '@/kit/registry/parent-record';

/** The fields of an additional award; a gift must be chosen where the promotion gives gifts. */
export const AwardInputs = () => {
  const givesGifts = useParent().award_type !== 'reward';
  return (
    <FormSection title="resources.additional-award.form.rule">
      <PromotionCheck />
      <ReferencePicker
        source="award_option_id"
        helperText="resources.additional-award.form.option_hint"
      />
      {givesGifts && <ReferencePicker source="gift_id" />}
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        <AmountInput
          source="target_value"
          helperText="resources.additional-award.form.target_hint"
        />
        <AmountInput
          source="reward_amount"
          helperText="resources.additional-award.form.amount_hint"
        />
      </Stack>
    </FormSection>
  );
};
