import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { RaRecord } from 'react-admin';
import { useCan } from '@/providers/session/use-session';
import { FixedValue } from '@/kit/fields/FixedValue';
import { useDefinition } from '@/kit/registry/definitions';
import { RowSwitch } from './RowSwitch';

type FlagCellProps = {
  record: RaRecord;
  /** A boolean field whose values have words. */
  field: string;
  /** Asks the user to confirm the change. */
  ask?: (isOn: boolean) => Promise<boolean>;
};

/**
 * A boolean field: a switch in the table for users who may edit the record; a word for others, and on a phone, where
 * the switch would have no label.
 */
export const FlagCell = ({ record, field, ask }: FlagCellProps) => {
  const mayEdit = useCan(useDefinition().access.edit);
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  if (!mayEdit || isPhone) return <FixedValue field={field} value={record[field]} />;
  return <RowSwitch record={record} field={field} ask={ask} />;
};
