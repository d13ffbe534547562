import { FormSection } from '@/shared/form/FormSection';
import { AmountInput } from '@/shared/inputs/AmountInput';
import { TextInput } from '@/shared/inputs/TextInput';
import { PublicationInputs } from '@/shared/publication/PublicationInputs';

/** The fields of a luigi item: those of a publication, and what is collected for whom. */
export const LuigiInputs = () => (
  <PublicationInputs>
    <FormSection title="resources.luigi.form.charity">
      <TextInput source="beneficiary" helperText="resources.luigi.form.beneficiary_hint" />
      <AmountInput source="goal_amount" helperText="resources.luigi.form.goal_hint" />
    </FormSection>
  </PublicationInputs>
);
