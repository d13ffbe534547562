import { FormSection } from '@/kit/form/FormSection';
import { CodeInput } from '@/kit/inputs/CodeInput';
import { ReferencePicker } from '@/kit/inputs/ReferencePicker';
import { FixedValueSelect } from '@/kit/inputs/FixedValueInputs';
import { TextInput } from '@/kit/inputs/TextInput';

export const GadgetInputs = () => (
  <FormSection title="resources.gadget.form.identity">
    <CodeInput source="code" />
    <TextInput source="title" helperText="form.hint.min_3" />
    <ReferencePicker source="company_code" />
    <FixedValueSelect source="colour" />
  </FormSection>
);
