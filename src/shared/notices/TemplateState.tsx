import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { RaRecord } from 'react-admin';
import { representationOf } from '@/core/resource';
import { useCan } from '@/providers/session/use-session';
import { Status } from '@/shared/fields/Status';
import { useTranslate } from '@/shared/i18n/useTranslate';
import { RowSwitch } from '@/shared/list/actions/RowSwitch';
import { useDefinition } from '@/shared/registry/definitions';

/** Whether a template is sent when its event happens: a switch in the table of who may edit it, else a word. */
export const TemplateState = ({ record }: { record: RaRecord }) => {
  const translate = useTranslate();
  const definition = useDefinition();
  const mayEdit = useCan(definition.access.edit);
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  if (mayEdit && !isPhone) {
    const name = representationOf(definition, record);
    return (
      <RowSwitch
        record={record}
        field="active"
        label={translate('notices.form.active_of', { name })}
      />
    );
  }
  const word = record.active ? 'active' : 'inactive';
  return (
    <Status
      label={translate(`resources.${definition.name}.state.${word}`)}
      tone={record.active ? 'success' : 'default'}
    />
  );
};
