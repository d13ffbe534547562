import Stack from '@mui/material/Stack';
import { useWatch } from 'react-hook-form';
import { textsOf } from '@/core/one-or-many';
import { CATEGORY } from '@/core/resource-names';
import { CategoriesInput } from '@/domain/audience/CategoriesInput';
import { EmailInput } from '@/kit/inputs/EmailInput';
import { TextInput } from '@/kit/inputs/TextInput';
import { useDefinitions } from '@/kit/registry/definitions';
import { FormSection } from '@/kit/form/FormSection';
import { CodeInput } from '@/kit/inputs/CodeInput';
import { StatusInput } from '@/kit/inputs/StatusInput';
import { EntriesInput } from './EntriesInput';
import { VatInput } from './VatInput';

/** The fields of an app user: specification, section 3. */
export const AppUserInputs = () => (
  <>
    <Identity />
    <EntriesInput />
    <Categories />
    <FormSection title="resources.app-user.form.access">
      <StatusInput source="status" />
    </FormSection>
  </>
);

const Identity = () => (
  <FormSection title="resources.app-user.form.identity">
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
      <CodeInput source="code" />
      <VatInput source="p_iva" />
    </Stack>
    <TextInput source="business_name" helperText="form.hint.min_3" />
    <EmailInput source="email" />
  </FormSection>
);

const Categories = () => {
  // A console may lack this resource.
  const isKnown = useDefinitions().has(CATEGORY);
  const chosen: unknown = useWatch({ name: 'company_code' });
  const companies = [...new Set(textsOf(chosen).filter(Boolean))];
  if (!isKnown) return null;
  return (
    <FormSection title="resources.app-user.form.categories">
      <CategoriesInput companies={companies} helperText="resources.app-user.form.categories_hint" />
    </FormSection>
  );
};
