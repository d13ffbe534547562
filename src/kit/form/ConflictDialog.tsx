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
import { visuallyHidden } from '@mui/utils';
import { useId } from 'react';
import type { RaRecord } from 'react-admin';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { useFormContext } from 'react-hook-form';
import { conflictingFields, type ConflictingField } from './conflict';
import { ConflictValue } from './ConflictValue';
import { unsavedFields } from './form-state';
import { useRecordForm } from './record-form-context';

type ConflictDialogProps = {
  /** Submits the form again with its current values. */
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
    <Dialog
      open
      onClose={dismiss}
      aria-labelledby={id}
      aria-describedby={`${id}-text`}
      maxWidth="md"
      fullWidth
    >
      <DialogTitle id={id}>{translate('form.conflict.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`} sx={{ mb: 2 }}>
          {translate(fields.length > 0 ? 'form.conflict.text' : 'form.conflict.same')}
        </DialogContentText>
        {fields.length > 0 && <ConflictTable fields={fields} titleId={id} />}
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

/** On a phone its rows are cards: each value below its column name. */
const ConflictTable = ({
  fields,
  titleId,
}: {
  fields: readonly ConflictingField[];
  titleId: string;
}) => {
  const translate = useTranslate();
  const { definition } = useRecordForm();
  const words = (column: 'before' | 'other' | 'own') => translate(`form.conflict.${column}`);
  return (
    // Laid out as blocks, it is a table to screen readers only with a role.
    <Table size="small" role="table" aria-labelledby={titleId} sx={AS_CARDS}>
      <TableHead role="rowgroup">
        <TableRow role="row">
          <TableCell role="columnheader">{translate('form.conflict.field')}</TableCell>
          <TableCell role="columnheader">{words('before')}</TableCell>
          <TableCell role="columnheader">{words('other')}</TableCell>
          <TableCell role="columnheader">{words('own')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody
        role="rowgroup"
        sx={{
          '& > tr > *': { verticalAlign: 'top' },
          '& > tr:last-of-type > *': { borderBottom: 0 },
        }}
      >
        {fields.map(({ field, before, theirs, mine, isContested }) => (
          <TableRow key={field} role="row">
            <TableCell component="th" role="rowheader" scope="row">
              {translate(`resources.${definition.name}.fields.${field}`, { _: field })}
            </TableCell>
            <TableCell role="cell" data-column={words('before')} sx={VALUE}>
              <ConflictValue field={field} value={before} />
            </TableCell>
            <TableCell role="cell" data-column={words('other')} sx={VALUE}>
              <ConflictValue field={field} value={theirs} />
            </TableCell>
            {isContested ? (
              <TableCell role="cell" data-column={words('own')} sx={VALUE}>
                <ConflictValue field={field} value={mine} />
              </TableCell>
            ) : (
              <TableCell role="cell" data-column={words('own')} sx={{ color: 'text.secondary' }}>
                {translate('form.conflict.untouched')}
              </TableCell>
            )}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
};

const VALUE = { maxWidth: { sm: 260 }, overflowWrap: 'anywhere' } as const;
const AS_CARDS = {
  '@media (max-width: 599.95px)': {
    '&, & tbody, & tbody tr, & tbody th, & tbody td': { display: 'block' },
    '& thead': visuallyHidden,
    '& tbody th, & tbody td': { px: 0, border: 0 },
    '& tbody tr': { py: 1, borderBottom: 1, borderColor: 'divider' },
    '& tbody tr:last-of-type': { borderBottom: 0 },
    '& tbody th': { fontWeight: 600 },
    '& tbody td::before': {
      content: 'attr(data-column)',
      display: 'block',
      typography: 'caption',
      color: 'text.secondary',
    },
  },
} as const;
