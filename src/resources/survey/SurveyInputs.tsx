import Stack from '@mui/material/Stack';
import { useWatch } from 'react-hook-form';
import { dayOf, today } from '@/core/days';
import type { Audience } from '@/domain/audience/audience-lists';
import { AudienceReach } from '@/domain/audience/AudienceReach';
import { CategoriesInput } from '@/domain/audience/CategoriesInput';
import { CompanyInput } from '@/domain/audience/CompanyInput';
import { EmptyAudienceQuestion } from '@/domain/audience/EmptyAudienceQuestion';
import { RecipientsInput } from '@/domain/audience/RecipientsInput';
import { useFormAudience } from '@/domain/audience/useFormAudience';
import { AppearanceNote } from '@/domain/publication/AppearanceNote';
import { FormSection } from '@/kit/form/FormSection';
import { useRecordForm } from '@/kit/form-state/record-form-context';
import { DayInput } from '@/kit/inputs/DayInput';
import { FixedValueRadios } from '@/kit/inputs/FixedValueInputs';
import { TextAreaInput } from '@/kit/inputs/TextAreaInput';
import { TextInput } from '@/kit/inputs/TextInput';
import { useFormats } from '@/ui/formats/useFormats';
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
      <PublishingNote audience={audience} />
    </FormSection>
  );
};

const PublishingNote = ({ audience }: { audience: Audience }) => {
  const { utc } = useFormats();
  const { record, initialValues } = useRecordForm();
  const [status, start, end] = useWatch({ name: OWN_FIELDS }) as unknown[];
  const [first, last] = [dayOf(start), dayOf(end)];
  return (
    <AppearanceNote
      audience={audience}
      fields={SHOWN_BY}
      isShown={status === 'published' && first !== null && last !== null && last >= today()}
      wasShown={record !== undefined && initialValues.status === 'published'}
      from={first && first > today() ? utc.day(first) : undefined}
    />
  );
};

const OWN_FIELDS = ['status', 'start_date', 'end_date'];
const SHOWN_BY = [...OWN_FIELDS, 'recipients', 'categories', 'company_code'];
