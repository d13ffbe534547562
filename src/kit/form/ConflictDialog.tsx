import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useId } from 'react';
import type { RaRecord } from 'react-admin';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { useFormContext } from 'react-hook-form';
import { conflictingFields, type ConflictingField } from './conflict';
import { ConflictValue } from './ConflictValue';
import { unsavedFields } from './form-state';
import { useRecordForm } from './record-form-context';

type ConflictDialogProps = {
  /** Sends the form again, with the values it has by then. */
  submit: () => void;
};

/** Shows what another person changed in the meantime, field by field, and asks which values to keep. */
export const ConflictDialog = ({ submit }: ConflictDialogProps) => {
  const { phase } = useRecordForm();
  return phase.name === 'conflict' ? (
    <OpenDialog serverRecord={phase.serverRecord} submit={submit} />
  ) : null;
};

type OpenDialogProps = ConflictDialogProps & { serverRecord: RaRecord };

const OpenDialog = ({ serverRecord, submit }: OpenDialogProps) => {
  const translate = useTranslate();
  const id = useId();
  const form = useFormContext();
  const { definition, initialValues, getState, dispatch } = useRecordForm();
  const { writable } = definition.endpoint;
  const fields = conflictingFields(writable, initialValues, serverRecord, form.getValues());
  const dismiss = () => dispatch({ type: 'conflictDismissed' });
  const takeTheirs = () => {
    dispatch({ type: 'recordReplaced', record: serverRecord });
    form.reset(getState().initialValues);
  };
  const keepMine = () => {
    const values = form.getValues();
    const mine = unsavedFields(getState(), values);
    takeTheirs();
    for (const field of mine) form.setValue(field, values[field], { shouldDirty: true });
    submit();
  };
  return (
    <Dialog open onClose={dismiss} aria-labelledby={id} maxWidth="md" fullWidth>
      <DialogTitle id={id}>{translate('form.conflict.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>
          {translate(fields.length > 0 ? 'form.conflict.text' : 'form.conflict.same')}
        </DialogContentText>
        {fields.length > 0 && <ConflictTable fields={fields} />}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button onClick={dismiss}>{translate('form.conflict.cancel')}</Button>
        <Button onClick={takeTheirs}>{translate('form.conflict.theirs')}</Button>
        <Button variant="contained" onClick={keepMine}>
          {translate('form.conflict.mine')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};

const ConflictTable = ({ fields }: { fields: readonly ConflictingField[] }) => {
  const translate = useTranslate();
  const { definition } = useRecordForm();
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{translate('form.conflict.field')}</TableCell>
            <TableCell>{translate('form.conflict.before')}</TableCell>
            <TableCell>{translate('form.conflict.other')}</TableCell>
            <TableCell>{translate('form.conflict.own')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody
          sx={{
            '& > tr > *': { verticalAlign: 'top' },
            '& > tr:last-of-type > *': { borderBottom: 0 },
          }}
        >
          {fields.map(({ field, before, theirs, mine, isContested }) => (
            <TableRow key={field}>
              <TableCell component="th" scope="row">
                {translate(`resources.${definition.name}.fields.${field}`, { _: field })}
              </TableCell>
              <TableCell sx={VALUE}>
                <ConflictValue field={field} value={before} />
              </TableCell>
              <TableCell sx={VALUE}>
                <ConflictValue field={field} value={theirs} />
              </TableCell>
              {isContested ? (
                <TableCell sx={VALUE}>
                  <ConflictValue field={field} value={mine} />
                </TableCell>
              ) : (
                <TableCell sx={{ color: 'text.secondary' }}>
                  {translate('form.conflict.untouched')}
                </TableCell>
              )}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
};

const VALUE = { maxWidth: 260, overflowWrap: 'anywhere' } as const;
