import type { RaRecord } from 'react-admin';
import { Status } from '@/shared/fields/Status';
import { useTranslate } from '@/shared/i18n/useTranslate';
import { useDefinition } from '@/shared/registry/definitions';

/** Whether a template is sent when its event happens. */
export const TemplateState = ({ record }: { record: RaRecord }) => {
  const translate = useTranslate();
  const { name } = useDefinition();
  return record.active ? (
    <Status label={translate(`resources.${name}.state.active`)} tone="success" />
  ) : (
    <Status label={translate(`resources.${name}.state.inactive`)} />
  );
};
