import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { reachesCustomers } from '@/core/audience';
import { isMoment } from '@/core/days';
import { PLACEHOLDER_FIELDS } from '@/core/placeholders';
import { textOf } from '@/core/text';
import { AudienceReach } from '@/domain/audience/AudienceReach';
import { CategoriesInput } from '@/domain/audience/CategoriesInput';
import { CompanyInput } from '@/domain/audience/CompanyInput';
import { EmptyAudienceQuestion } from '@/domain/audience/EmptyAudienceQuestion';
import { RecipientsInput } from '@/domain/audience/RecipientsInput';
import { useFormAudience } from '@/domain/audience/useFormAudience';
import { FormSection } from '@/kit/form/FormSection';
import { useRecordForm } from '@/kit/form-state/record-form-context';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { Deferred } from '@/ui/lazy/Deferred';
import { Alert } from '@/ui/page/Alert';
import { MomentInput } from '@/kit/inputs/MomentInput';
import { ContentInputs } from './ContentInputs';
import { isPast, SCHEDULED } from '@/core/schedule';
import { SendingNote } from './SendingNote';
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
  const audience = useFormAudience();
  const { company } = audience;
  const isScheduled = useIsScheduled();
  useErrorsForRecipients();
  return (
    <FormSection title="notices.form.audience">
      <CompanyInput optionalHint="notices.form.company_hint" />
      <RecipientsInput />
      {reachesCustomers(audience.recipients) && (
        <CategoriesInput companies={company ? [company] : undefined} />
      )}
      <AudienceReach audience={audience} />
      <EmptyAudienceQuestion audience={audience} isAsked={isScheduled} />
      <SendingNote audience={audience} />
    </FormSection>
  );
};

/**
 * Validates texts with an error again when the recipients change, because the suggested placeholder depends on them.
 */
const useErrorsForRecipients = () => {
  const { getFieldState, subscribe, trigger } = useFormContext();
  useEffect(
    () =>
      subscribe({
        name: 'recipients',
        formState: { values: true },
        callback: () => {
          const wrong = PLACEHOLDER_FIELDS.filter((field) => getFieldState(field).error);
          if (wrong.length > 0) void trigger(wrong);
        },
      }),
    [getFieldState, subscribe, trigger],
  );
};

const Sending = () => {
  const translate = useTranslate();
  const { initialValues } = useRecordForm();
  const isScheduled = useIsScheduled();
  useReadableMoment(isScheduled);
  const isOverdue = initialValues.status === SCHEDULED && isPast(initialValues.scheduled_at);
  return (
    <FormSection title="notices.form.sending">
      <StatusChoice />
      {isScheduled && <MomentInput source={MOMENT} />}
      {isScheduled && isOverdue && (
        <Alert severity="warning">{translate('notices.form.overdue')}</Alert>
      )}
    </FormSection>
  );
};

/** Empties an unreadable moment when its field is hidden, because its error would keep the draft from being saved. */
const useReadableMoment = (isScheduled: boolean) => {
  const { getValues, setValue } = useFormContext();
  useEffect(() => {
    const moment = textOf(getValues(MOMENT));
    if (isScheduled || moment === '' || isMoment(moment)) return;
    setValue(MOMENT, '', { shouldDirty: true, shouldValidate: true });
  }, [isScheduled, getValues, setValue]);
};

const MOMENT = 'scheduled_at';

const useIsScheduled = (): boolean => useWatch({ name: 'status' }) === SCHEDULED;
