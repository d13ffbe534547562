import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { TextInput } from '@/kit/inputs/TextInput';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { useWatch } from 'react-hook-form';
import { isHexColor, MIN_CONTRAST } from '@/core/color';
import { FormSection } from '@/kit/form/FormSection';
import { ReferencePicker } from '@/kit/inputs/ReferencePicker';
import { ColorInput } from '@/kit/inputs/ColorInput';
import { ImageInput } from '@/kit/inputs/ImageInput';
import { useFormats } from '@/ui/formats/useFormats';
import { AppPreview } from './AppPreview';

/** The fields of an app. The preview is among the colour fields, so that it is visible while colours are chosen. */
export const AppInputs = () => (
  <>
    <FormSection title="resources.app.form.identity">
      <TextInput source="app_name" helperText="form.hint.min_3" />
      <ReferencePicker source="company_code" />
      <ImageInput source="logo" />
    </FormSection>
    <Colors />
  </>
);

const Colors = () => {
  const translate = useTranslate();
  const { number } = useFormats();
  const background = useWatch({ name: 'background_color' }) as unknown;
  const backgrounds = isHexColor(background)
    ? [{ label: translate('resources.app.form.background_ground'), color: background }]
    : [];
  return (
    <FormSection
      title="resources.app.form.colors"
      hint="resources.app.form.colors_hint"
      hintArgs={{ least: number(MIN_CONTRAST) }}
    >
      <Box>
        <AppPreview />
      </Box>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        <ColorInput source="primary_color" />
        <ColorInput source="secondary_color" />
      </Stack>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        <ColorInput source="background_color" />
        <ColorInput source="text_color" backgrounds={backgrounds} />
      </Stack>
    </FormSection>
  );
};
