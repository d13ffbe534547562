import { FormSection } from '@/shared/form/FormSection';
import { CodeInput } from '@/shared/inputs/CodeInput';
import { ReferencePicker } from '@/shared/inputs/ReferencePicker';
import { FixedValueSelect } from '@/shared/inputs/FixedValueInputs';
import { TextInput } from '@/shared/inputs/TextInput';

export const GadgetInputs = () => (
  <FormSection title="resources.gadget.form.identity">
    <CodeInput source="code" />
    <TextInput source="title" helperText="form.hint.min_3" />
    <ReferencePicker source="company_code" />
    <FixedValueSelect source="colour" />
  </FormSection>
);
