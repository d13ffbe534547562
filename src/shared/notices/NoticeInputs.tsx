import Alert from '@mui/material/Alert';
import { useWatch } from 'react-hook-form';
import { reachesCustomers } from '@/core/audience';
import { AudienceReach } from '@/shared/audience/AudienceReach';
import { CategoriesInput } from '@/shared/audience/CategoriesInput';
import { NobodyQuestion } from '@/shared/audience/NobodyQuestion';
import { RecipientsInput } from '@/shared/audience/RecipientsInput';
import { useFormAudience } from '@/shared/audience/useFormAudience';
import { FormSection } from '@/shared/form/FormSection';
import { useRecordForm } from '@/shared/form/record-form-context';
import { useTranslate } from '@/shared/i18n/useTranslate';
import { Deferred } from '@/shared/lazy/Deferred';
import { MomentInput } from '@/shared/inputs/MomentInput';
import { ReferencePicker } from '@/shared/inputs/ReferencePicker';
import { ContentInputs } from './ContentInputs';
import { isPast, SCHEDULED } from '@/core/schedule';
import { StatusChoice } from './StatusChoice';

/** The fields of a custom notice: docs/wire-format.md, section 4. */
export const NoticeInputs = () => (
  <>
    <ContentInputs />
    <Deferred waiting={<div style={{ height: 640 }} />}>
      <AudienceInputs />
      <Sending />
    </Deferred>
  </>
);

const AudienceInputs = () => {
  const translate = useTranslate();
  const audience = useFormAudience();
  const isScheduled = useIsScheduled();
  return (
    <FormSection title="notices.form.audience">
      <ReferencePicker source="company_code" helperText={translate('notices.form.company_hint')} />
      <RecipientsInput />
      {reachesCustomers(audience.recipients) && <CategoriesInput company={audience.company} />}
      <AudienceReach audience={audience} />
      <NobodyQuestion audience={audience} isAsked={isScheduled} />
    </FormSection>
  );
};

const Sending = () => {
  const translate = useTranslate();
  const { initialValues } = useRecordForm();
  const isScheduled = useIsScheduled();
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

const useIsScheduled = (): boolean => useWatch({ name: 'status' }) === SCHEDULED;
