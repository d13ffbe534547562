import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { TextInput, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { isHexColor, READABLE_CONTRAST } from '@/core/color';
import { APP_LOGO_SIZE } from '@/core/constants';
import { DrawerForm } from '@/shared/drawer/DrawerForm';
import { FormSection } from '@/shared/form/FormSection';
import { CodePicker } from '@/shared/inputs/CodePicker';
import { ColorInput } from '@/shared/inputs/ColorInput';
import { ImageInput } from '@/shared/inputs/ImageInput';
import { useFormats } from '@/shared/formats/useFormats';
import { schema } from './app.schema';
import { AppPreview } from './AppPreview';

const DEFAULTS = {
  app_name: '',
  company_code: '',
  logo: '',
  primary_color: '',
  secondary_color: '',
  background_color: '',
  text_color: '',
};

/** The drawer in which an app is written, with the app as it will look above the fields. */
export const AppForm = () => (
  <DrawerForm schema={schema} defaults={DEFAULTS}>
    <Box>
      <AppPreview />
    </Box>
    <FormSection title="resources.app.form.identity">
      <TextInput source="app_name" helperText="form.hint.min_3" autoComplete="off" />
      <CodePicker source="company_code" resource="company" />
      <ImageInput source="logo" size={APP_LOGO_SIZE} />
    </FormSection>
    <Colors />
  </DrawerForm>
);

const Colors = () => {
  const translate = useTranslate();
  const { number } = useFormats();
  const background = useWatch({ name: 'background_color' }) as unknown;
  const grounds = isHexColor(background)
    ? [{ label: translate('resources.app.form.background_ground'), color: background }]
    : [];
  return (
    <FormSection
      title="resources.app.form.colors"
      hint="resources.app.form.colors_hint"
      hintArgs={{ least: number(READABLE_CONTRAST) }}
    >
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        <ColorInput source="primary_color" />
        <ColorInput source="secondary_color" />
      </Stack>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        <ColorInput source="background_color" />
        <ColorInput source="text_color" grounds={grounds} />
      </Stack>
    </FormSection>
  );
};
