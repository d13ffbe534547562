import Switch from '@mui/material/Switch';
import { useState } from 'react';
import type { RaRecord } from 'react-admin';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { stopPropagation } from '@/kit/links/stop-propagation';
import { useRecordName } from '@/kit/record/useRecordName';
import { useDefinition } from '@/kit/registry/definitions';
import { useRowChange } from './useRowChange';

type RowSwitchProps = {
  record: RaRecord;
  /** A boolean field. */
  field: string;
  /** Asks the user to confirm the change. */
  ask?: (isOn: boolean) => Promise<boolean>;
};

/** A boolean field of a row, switched without opening the record. */
export const RowSwitch = ({ record, field, ask }: RowSwitchProps) => {
  const translate = useTranslate();
  const definition = useDefinition();
  const nameOf = useRecordName();
  const { change } = useRowChange(record);
  // Shows the requested value until the list has the new one.
  const [requested, setRequested] = useState<boolean | null>(null);
  const toggle = async (isOn: boolean) => {
    if (requested !== null) return;
    setRequested(isOn);
    if (!ask || (await ask(isOn))) await change({ [field]: isOn });
    setRequested(null);
  };
  const label = translate('list.switch', {
    field: translate(`resources.${definition.name}.fields.${field}`),
    name: nameOf(definition, record),
  });
  return (
    <Switch
      size="small"
      checked={requested ?? record[field] === true}
      onChange={(_, isOn) => void toggle(isOn)}
      onClick={stopPropagation}
      slotProps={{ input: { 'aria-label': label, 'aria-busy': requested !== null } }}
    />
  );
};
