import { TextInput } from '@/kit/inputs/TextInput';
import { FormSection } from '@/kit/form/FormSection';
import { CodeInput } from '@/kit/inputs/CodeInput';
import { ReferencePicker } from '@/kit/inputs/ReferencePicker';

/** The fields of a category: docs/wire-format.md, section 4. */
export const CategoryInputs = () => (
  <FormSection title="resources.category.form.identity">
    <CodeInput source="category_code" />
    <TextInput source="category_name" helperText="form.hint.min_3" />
    <ReferencePicker source="company_code" />
  </FormSection>
);
