import { FormSection } from '@/kit/form/FormSection';
import { CodeInput } from '@/kit/inputs/CodeInput';
import { FixedValueSelect } from '@/kit/inputs/FixedValueInputs';
import { TextInput } from '@/kit/inputs/TextInput';

/** The fields of an award option: specification, section 3. */
export const AwardOptionInputs = () => (
  <FormSection title="resources.award-option.form.identity">
    <CodeInput source="code" />
    <TextInput source="title" helperText="form.hint.min_3" />
    <FixedValueSelect source="scope" helperText="resources.award-option.form.scope_hint" />
    <FixedValueSelect source="role" helperText="resources.award-option.form.role_hint" />
  </FormSection>
);
