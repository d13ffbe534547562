import Stack from '@mui/material/Stack';
import { FormSection } from '@/shared/form/FormSection';
import { CodeInput } from '@/shared/inputs/CodeInput';
import { DayInput } from '@/shared/inputs/DayInput';
import { CountInput } from '@/shared/inputs/NumberInput';
import { TextAreaInput } from '@/shared/inputs/TextAreaInput';
import { TextInput } from '@/shared/inputs/TextInput';

/** The first step: what the specification has in it. */
export const EssentialFields = () => (
  <>
    <FormSection title="resources.promotion.form.essentials">
      <CodeInput source="code" />
      <TextInput source="title" helperText="form.hint.min_3" />
      <TextAreaInput source="description" helperText="form.hint.min_3" />
    </FormSection>
    <FormSection title="resources.promotion.form.dates">
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        <DayInput source="start_date" />
        <DayInput source="end_date" />
      </Stack>
      <CountInput source="max_per_client" helperText="resources.promotion.form.max_hint" />
    </FormSection>
  </>
);
