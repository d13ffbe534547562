import { useTranslate } from '@/ui/hooks/useTranslate';
import { FixedValueRadios } from '@/kit/inputs/FixedValueInputs';
import { useWatch } from 'react-hook-form';
import { DRAFT, SCHEDULED } from '@/core/schedule';

/** Whether a notice is a draft or scheduled; the backend sets 'sent'. */
export const StatusChoice = () => {
  const translate = useTranslate();
  const isDraft = useWatch({ name: 'status' }) === DRAFT;
  return (
    <FixedValueRadios
      source="status"
      offered={[DRAFT, SCHEDULED]}
      helperText={
        isDraft
          ? translate('notices.form.draft_hint')
          : translate('notices.form.time_zone', { zone: localTimeZone() })
      }
    />
  );
};

/** 'Europe/Rome', from the user's browser. */
const localTimeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;
