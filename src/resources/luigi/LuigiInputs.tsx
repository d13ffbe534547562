import { FormSection } from '@/shared/form/FormSection';
import { TextInput } from '@/shared/inputs/TextInput';
import { PublicationInputs } from '@/shared/publication/PublicationInputs';

/** The fields of a luigi item: those of a publication, and what is collected for whom. */
export const LuigiInputs = () => (
  <PublicationInputs>
    <FormSection title="resources.luigi.form.charity">
      <TextInput source="beneficiary" helperText="resources.luigi.form.beneficiary_hint" />
      <TextInput
        source="goal_amount"
        helperText="resources.luigi.form.goal_hint"
        slotProps={EURO}
      />
    </FormSection>
  </PublicationInputs>
);

const EURO = { htmlInput: { inputMode: 'decimal' } } as const;
