import { RadioButtonGroupInput } from 'react-admin';
import { valueKey } from '@/core/resource';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { useDefinition } from '@/kit/registry/definitions';
import { useWatch } from 'react-hook-form';
import { DRAFT, SCHEDULED } from '@/core/schedule';

/** Whether a notice is a draft or scheduled; the backend sets 'sent'. */
export const StatusChoice = () => {
  const translate = useTranslate();
  const { name } = useDefinition();
  const isDraft = useWatch({ name: 'status' }) === DRAFT;
  return (
    <RadioButtonGroupInput
      source="status"
      choices={[DRAFT, SCHEDULED].map((id) => ({ id, name: valueKey(name, 'status', id) }))}
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
