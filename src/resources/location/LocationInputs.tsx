import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { TextInput } from '@/kit/inputs/TextInput';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { useFormContext, useWatch } from 'react-hook-form';
import { FormSection } from '@/kit/form/FormSection';
import { CodeInput } from '@/kit/inputs/CodeInput';
import { ReferencePicker } from '@/kit/inputs/ReferencePicker';
import { Deferred } from '@/ui/lazy/Deferred';
import { PhoneInput } from '@/kit/inputs/PhoneInput';
import { TextAreaInput } from '@/kit/inputs/TextAreaInput';
import { validIntervals } from './location.schema';
import type { Interval } from './opening';
import { OpeningInput } from './OpeningInput';
import { PositionInput } from './PositionInput';
import { RegionInput } from './RegionInput';
import { useWeekSummary } from './useWeekSummary';

/** The fields of a location: specification, section 3. */
export const LocationInputs = () => (
  <>
    <Identity />
    <Place />
    <Contacts />
    <FormSection
      title="resources.location.form.position"
      hint="resources.location.form.position_hint"
    >
      <PositionInput />
    </FormSection>
    <Deferred waiting={<div style={{ height: 720 }} />}>
      <Hours />
    </Deferred>
  </>
);

const Identity = () => (
  <FormSection title="resources.location.form.identity">
    <CodeInput source="code" />
    <TextInput source="name" helperText="form.hint.min_3" />
    <ReferencePicker source="company_code" />
  </FormSection>
);

const Place = () => (
  <FormSection title="resources.location.form.place">
    <TextInput source="address" />
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
      <TextInput source="town" />
      <RegionInput source="region" />
    </Stack>
  </FormSection>
);

const Contacts = () => (
  <FormSection title="resources.location.form.contacts">
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
      <PhoneInput source="telephone" />
      <PhoneInput source="fax" />
    </Stack>
    <PhoneInput source="whatsapp" />
  </FormSection>
);

const Hours = () => (
  <FormSection title="resources.location.form.hours" hint="resources.location.form.hours_hint">
    <OpeningInput source="opening" />
    <TextAreaInput source="business_hours" helperText="resources.location.form.hours_text_hint" />
    <WriteSummary />
  </FormSection>
);

/** A button that writes the week's hours in words, so that nobody has to type them again. */
const WriteSummary = () => {
  const translate = useTranslate();
  const form = useFormContext();
  const summarise = useWeekSummary();
  const week = useWatch({ name: 'opening' }) as unknown;
  const summary = Array.isArray(week) ? summarise(validIntervals(week as Interval[])) : '';
  return (
    <Button
      size="small"
      variant="outlined"
      sx={{ alignSelf: 'flex-start' }}
      // Without hours it would only clear the text.
      disabled={summary === ''}
      onClick={() =>
        form.setValue('business_hours', summary, { shouldDirty: true, shouldTouch: true })
      }
    >
      {translate('resources.location.form.write_summary')}
    </Button>
  );
};
