import Stack from '@mui/material/Stack';
import { useWatch } from 'react-hook-form';
import { AudienceReach } from '@/domain/audience/AudienceReach';
import { CategoriesInput } from '@/domain/audience/CategoriesInput';
import { CompanyInput } from '@/domain/audience/CompanyInput';
import { EmptyAudienceQuestion } from '@/domain/audience/EmptyAudienceQuestion';
import { RecipientsInput } from '@/domain/audience/RecipientsInput';
import { useFormAudience } from '@/domain/audience/useFormAudience';
import { FormSection } from '@/kit/form/FormSection';
import { useRecordForm } from '@/kit/form-state/record-form-context';
import { DayInput } from '@/kit/inputs/DayInput';
import { FixedValueRadios } from '@/kit/inputs/FixedValueInputs';
import { TextAreaInput } from '@/kit/inputs/TextAreaInput';
import { TextInput } from '@/kit/inputs/TextInput';
import { AnswersNote } from '@/domain/survey/given-answers/AnswersNote';
import { QuestionsNote } from './QuestionsNote';

/** The fields of a survey: specification, section 5; docs/wire-format.md, section 4. */
export const SurveyInputs = () => {
  const { record } = useRecordForm();
  return (
    <>
      {record && <AnswersNote survey={record} isKept={record.status !== 'draft'} />}
      <FormSection title="resources.survey.form.content">
        <TextInput source="title" helperText="form.hint.min_3" />
        <TextAreaInput source="description" helperText="form.hint.min_3" />
        <CompanyInput />
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
};

const AudienceSection = () => {
  const audience = useFormAudience();
  const { company } = audience;
  const isPublished = useWatch({ name: 'status' }) === 'published';
  return (
    <FormSection title="resources.survey.form.audience" hint="resources.survey.form.audience_hint">
      <RecipientsInput />
      <CategoriesInput companies={company ? [company] : []} />
      <AudienceReach audience={audience} />
      <EmptyAudienceQuestion audience={audience} isAsked={isPublished} />
    </FormSection>
  );
};
