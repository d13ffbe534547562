import { TextInput } from 'react-admin';
import { DrawerForm } from '@/shared/drawer/DrawerForm';
import { FormSection } from '@/shared/form/FormSection';
import { CodeInput } from '@/shared/inputs/CodeInput';
import { CodePicker } from '@/shared/inputs/CodePicker';
import { schema } from './category.schema';

const DEFAULTS = { category_code: '', category_name: '', company_code: '' };

/** The drawer in which a category is written. */
export const CategoryForm = () => (
  <DrawerForm schema={schema} defaults={DEFAULTS}>
    <FormSection title="resources.category.form.identity">
      <CodeInput source="category_code" />
      <TextInput source="category_name" helperText="form.hint.min_3" autoComplete="off" />
      <CodePicker source="company_code" resource="company" />
    </FormSection>
  </DrawerForm>
);
