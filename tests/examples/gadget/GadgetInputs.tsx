import { TextInput } from 'react-admin';
import { FormSection } from '@/shared/form/FormSection';
import { CodeInput } from '@/shared/inputs/CodeInput';
import { CodePicker } from '@/shared/inputs/CodePicker';

export const defaults = { code: '', title: '', company_code: '', colour: 'red' };

export const GadgetInputs = () => (
  <FormSection title="resources.gadget.form.identity">
    <CodeInput source="code" />
    <TextInput source="title" helperText="form.hint.min_3" autoComplete="off" />
    <CodePicker source="company_code" resource="company" />
    <TextInput source="colour" autoComplete="off" />
  </FormSection>
);
