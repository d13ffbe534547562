import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { RaRecord } from 'react-admin';
import { useCan } from '@/providers/session/use-session';
import { FixedValue } from '@/shared/fields/FixedValue';
import { useDefinition } from '@/shared/registry/definitions';
import { RowSwitch } from './RowSwitch';

type FlagCellProps = {
  record: RaRecord;
  /** A field of yes or no, whose words are those of its values. */
  field: string;
  /** Answers whether it is to be changed after all. */
  ask?: (isOn: boolean) => Promise<boolean>;
};

/**
 * A field of yes or no: a switch in the table of who may edit the record, a word for others and on a phone, where a
 * switch would stand there without a name.
 */
export const FlagCell = ({ record, field, ask }: FlagCellProps) => {
  const mayEdit = useCan(useDefinition().access.edit);
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  if (!mayEdit || isPhone) return <FixedValue field={field} value={record[field]} />;
  return <RowSwitch record={record} field={field} ask={ask} />;
};
