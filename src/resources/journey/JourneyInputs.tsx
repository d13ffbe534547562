import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { FormSection } from '@/kit/form/FormSection';
import { DayInput } from '@/kit/inputs/DayInput';
import { FixedValueRadios } from '@/kit/inputs/FixedValueInputs';
import { ImageInput } from '@/kit/inputs/ImageInput';
import { ReferencePicker } from '@/kit/inputs/ReferencePicker';
import { TextAreaInput } from '@/kit/inputs/TextAreaInput';
import { TextInput, type TextInputProps } from '@/kit/inputs/TextInput';
import { readYear } from './years';

/** The fields of a journey: specification, section 3; docs/wire-format.md, section 4. */
export const JourneyInputs = () => (
  <>
    <FormSection title="resources.journey.form.trip">
      <TextInput source="title" helperText="form.hint.min_3" />
      <TextInput source="destination" />
      <TextAreaInput source="description" helperText="form.hint.min_3" />
      <FixedValueRadios source="length" />
      <ImageInput source="image" />
    </FormSection>
    <FormSection title="resources.journey.form.prize" hint="resources.journey.form.prize_hint">
      <ReferencePicker source="company_code" />
      <FixedValueRadios source="type" />
      <Pair>
        <YearInput source="active_year" helperText="resources.journey.form.active_year_hint" />
        <YearInput source="target_year" helperText="resources.journey.form.target_year_hint" />
      </Pair>
    </FormSection>
    <FormSection title="resources.journey.form.dates" hint="resources.journey.form.dates_hint">
      <Pair>
        <DayInput source="start_date" />
        <DayInput source="end_date" />
      </Pair>
    </FormSection>
  </>
);

const YearInput = (props: TextInputProps) => (
  <TextInput {...props} parse={readYear} slotProps={FOUR_DIGITS} />
);

const FOUR_DIGITS = { htmlInput: { inputMode: 'numeric', maxLength: 4 } } as const;

const Pair = ({ children }: { children: ReactNode }) => (
  <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
    {children}
  </Stack>
);
