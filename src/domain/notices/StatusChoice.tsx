import { RadioButtonGroupInput } from 'react-admin';
import { valueKey } from '@/core/resource';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { useDefinition } from '@/kit/registry/definitions';
import { useWatch } from 'react-hook-form';
import { DRAFT, SCHEDULED } from '@/core/schedule';

/** Whether a notice is a draft or scheduled; that it was sent is set by the backend. */
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
          : translate('notices.form.time_zone', { zone: timeZoneOfReader() })
      }
    />
  );
};

/** 'Europe/Rome', as the reader's browser has it. */
const timeZoneOfReader = () => Intl.DateTimeFormat().resolvedOptions().timeZone;
