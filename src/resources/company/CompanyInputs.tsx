import Box from '@mui/material/Box';
import { TextInput } from '@/kit/inputs/TextInput';
import { FormSection } from '@/kit/form/FormSection';
import { CodeInput } from '@/kit/inputs/CodeInput';
import { ImageInput } from '@/kit/inputs/ImageInput';
import { TextAreaInput } from '@/kit/inputs/TextAreaInput';

/** The fields of a company: specification, section 3. */
export const CompanyInputs = () => (
  <>
    <Identity />
    <Pictures />
  </>
);

const Identity = () => (
  <FormSection title="resources.company.form.identity">
    <CodeInput source="company_code" />
    <TextInput source="company_name" helperText="form.hint.min_3" />
    <TextAreaInput source="description" helperText="form.hint.min_3" />
  </FormSection>
);

const Pictures = () => (
  <FormSection title="resources.company.form.pictures" hint="resources.company.form.pictures_hint">
    <Box sx={SIDE_BY_SIDE}>
      <ImageInput source="logo" />
      <ImageInput source="logo_square" />
    </Box>
    <ImageInput source="header_image" />
  </FormSection>
);

const SIDE_BY_SIDE = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
};
