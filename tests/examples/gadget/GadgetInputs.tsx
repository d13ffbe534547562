import { FormSection } from '@/shared/form/FormSection';
import { CodeInput } from '@/shared/inputs/CodeInput';
import { CodePicker } from '@/shared/inputs/CodePicker';
import { FixedValueSelect } from '@/shared/inputs/FixedValueInputs';
import { TextInput } from '@/shared/inputs/TextInput';

export const GadgetInputs = () => (
  <FormSection title="resources.gadget.form.identity">
    <CodeInput source="code" />
    <TextInput source="title" helperText="form.hint.min_3" />
    <CodePicker source="company_code" />
    <FixedValueSelect source="colour" />
  </FormSection>
);
