import Alert from '@mui/material/Alert';
import { useWatch } from 'react-hook-form';
import { isRecipient, reachesCustomers } from '@/core/audience';
import { listOf, textsOf } from '@/core/one-or-many';
import { textOf } from '@/core/text';
import { AudienceReach } from '@/shared/audience/AudienceReach';
import { CategoriesInput } from '@/shared/audience/CategoriesInput';
import { NobodyQuestion } from '@/shared/audience/NobodyQuestion';
import { RecipientsInput } from '@/shared/audience/RecipientsInput';
import { FormSection } from '@/shared/form/FormSection';
import { useRecordForm } from '@/shared/form/record-form-context';
import { useTranslate } from '@/shared/i18n/useTranslate';
import { MomentInput } from '@/shared/inputs/MomentInput';
import { ReferencePicker } from '@/shared/inputs/ReferencePicker';
import { ContentInputs } from './ContentInputs';
import { isPast, SCHEDULED } from '@/core/schedule';
import { StatusChoice } from './StatusChoice';

/** The fields of a custom notice: docs/wire-format.md, section 4. */
export const NoticeInputs = () => (
  <>
    <ContentInputs />
    <AudienceInputs />
    <Sending />
  </>
);

const AudienceInputs = () => {
  const translate = useTranslate();
  const [company, recipients, categories] = useWatch({
    name: ['company_code', 'recipients', 'categories'],
  }) as unknown[];
  const chosen = listOf<unknown>(recipients).filter(isRecipient);
  const toCustomers = reachesCustomers(chosen);
  const audience = {
    recipients: chosen,
    // Those left behind by recipients that were taken back narrow nobody.
    categories: toCustomers ? textsOf(categories) : [],
    company: textOf(company) || undefined,
  };
  return (
    <FormSection title="notices.form.audience">
      <ReferencePicker source="company_code" helperText={translate('notices.form.company_hint')} />
      <RecipientsInput />
      {toCustomers && <CategoriesInput company={audience.company} />}
      <AudienceReach audience={audience} />
      <NobodyQuestion audience={audience} />
    </FormSection>
  );
};

const Sending = () => {
  const translate = useTranslate();
  const { initialValues } = useRecordForm();
  const isScheduled = useWatch({ name: 'status' }) === SCHEDULED;
  const isOverdue = initialValues.status === SCHEDULED && isPast(initialValues.scheduled_at);
  return (
    <FormSection title="notices.form.sending">
      <StatusChoice />
      {isScheduled && <MomentInput source="scheduled_at" />}
      {isScheduled && isOverdue && (
        <Alert severity="warning">{translate('notices.form.overdue')}</Alert>
      )}
    </FormSection>
  );
};
