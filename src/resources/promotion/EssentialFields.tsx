import Stack from '@mui/material/Stack';
import { FormSection } from '@/kit/form/FormSection';
import { CodeInput } from '@/kit/inputs/CodeInput';
import { DayInput } from '@/kit/inputs/DayInput';
import { CountInput } from '@/kit/inputs/CountInput';
import { TextAreaInput } from '@/kit/inputs/TextAreaInput';
import { TextInput } from '@/kit/inputs/TextInput';
import { useTakenCodeSearch } from './taken-code';

/** The first step, with the fields of the specification. */
export const EssentialFields = () => (
  <>
    <FormSection title="resources.promotion.inputs.essentials">
      <PromotionCode />
      <TextInput source="title" helperText="form.hint.min_3" />
      <TextAreaInput source="description" helperText="form.hint.min_3" />
    </FormSection>
    <FormSection title="resources.promotion.inputs.dates">
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        <DayInput source="start_date" />
        <DayInput source="end_date" />
      </Stack>
      <CountInput source="max_per_client" helperText="resources.promotion.inputs.max_hint" />
    </FormSection>
  </>
);

const PromotionCode = () => {
  const search = useTakenCodeSearch();
  return <CodeInput source="code" onBlur={() => void search()} />;
};
