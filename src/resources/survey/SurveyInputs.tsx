import Stack from '@mui/material/Stack';
import { useWatch } from 'react-hook-form';
import { AudienceReach } from '@/shared/audience/AudienceReach';
import { CategoriesInput } from '@/shared/audience/CategoriesInput';
import { NobodyQuestion } from '@/shared/audience/NobodyQuestion';
import { RecipientsInput } from '@/shared/audience/RecipientsInput';
import { useFormAudience } from '@/shared/audience/useFormAudience';
import { FormSection } from '@/shared/form/FormSection';
import { DayInput } from '@/shared/inputs/DayInput';
import { FixedValueRadios } from '@/shared/inputs/FixedValueInputs';
import { ReferencePicker } from '@/shared/inputs/ReferencePicker';
import { TextAreaInput } from '@/shared/inputs/TextAreaInput';
import { TextInput } from '@/shared/inputs/TextInput';
import { QuestionsNote } from './QuestionsNote';

/** The fields of a survey: specification, section 5; docs/wire-format.md, section 4. */
export const SurveyInputs = () => (
  <>
    <FormSection title="resources.survey.form.content">
      <TextInput source="title" helperText="form.hint.min_3" />
      <TextAreaInput source="description" helperText="form.hint.min_3" />
      <ReferencePicker source="company_code" />
    </FormSection>
    <FormSection title="resources.survey.form.dates">
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        <DayInput source="start_date" />
        <DayInput source="end_date" />
      </Stack>
    </FormSection>
    <AudienceSection />
    <FormSection title="resources.survey.form.publication">
      <FixedValueRadios source="status" helperText="resources.survey.form.status_hint" />
      <QuestionsNote />
    </FormSection>
  </>
);

const AudienceSection = () => {
  const audience = useFormAudience();
  const isPublished = useWatch({ name: 'status' }) === 'published';
  return (
    <FormSection title="resources.survey.form.audience" hint="resources.survey.form.audience_hint">
      <RecipientsInput />
      <CategoriesInput company={audience.company} />
      <AudienceReach audience={audience} />
      <NobodyQuestion audience={audience} isAsked={isPublished} />
    </FormSection>
  );
};
