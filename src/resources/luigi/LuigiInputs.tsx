import { FormSection } from '@/kit/form/FormSection';
import { AmountInput } from '@/kit/inputs/AmountInput';
import { TextInput } from '@/kit/inputs/TextInput';
import { PublicationInputs } from '@/domain/publication/PublicationInputs';

/** The fields of a luigi item: those of a publication, its beneficiary and its goal. */
export const LuigiInputs = () => (
  <PublicationInputs>
    <FormSection title="resources.luigi.form.charity">
      <TextInput source="beneficiary" helperText="resources.luigi.form.beneficiary_hint" />
      <AmountInput source="goal_amount" helperText="resources.luigi.form.goal_hint" />
    </FormSection>
  </PublicationInputs>
);
