import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import TableCell from '@mui/material/TableCell';
import { useId } from 'react';
import type { RaRecord } from 'react-admin';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { StackedCell, StackedRow, StackedTable } from '@/ui/page/StackedTable';
import { useFormContext } from 'react-hook-form';
import { conflictingFields, type ConflictingField } from './conflict';
import { ConflictValue } from './ConflictValue';
import { unsavedFields } from '@/kit/form-state/form-state';
import { withParallelLists } from '@/kit/form-state/parallel-lists';
import { useRecordForm } from '@/kit/form-state/record-form-context';
import { useListCache } from '@/kit/record/list-cache';
import { useFieldLabel } from '@/kit/form-state/useFieldLabel';

export type ConflictDialogProps = {
  /** Submits the form again with its current values. */
  submit: () => void;
};

/** Shows what was changed elsewhere and here, field by field, and asks which values to keep. */
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
  const { replace } = useListCache(definition.name);
  const startFromTheirs = () => {
    dispatch({ type: 'recordReplaced', record: serverRecord });
    form.reset(getState().initialValues);
  };
  const takeTheirs = () => {
    startFromTheirs();
    replace(serverRecord);
  };
  const keepMine = () => {
    const values = form.getValues();
    const mine = withParallelLists(definition, unsavedFields(getState(), values));
    startFromTheirs();
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
          {translate(
            fields.some(({ isTheirs }) => isTheirs) ? 'form.conflict.text' : 'form.conflict.same',
          )}
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

/** The changes field by field; on a phone, each value is below its column name. */
const ConflictTable = ({
  fields,
  titleId,
}: {
  fields: readonly ConflictingField[];
  titleId: string;
}) => {
  const translate = useTranslate();
  const { definition, valueViews } = useRecordForm();
  const labelOf = useFieldLabel(definition);
  const words = (column: 'field' | 'before' | 'other' | 'own') =>
    translate(`form.conflict.${column}`);
  const unchanged = translate('form.conflict.untouched');
  const columns = [words('field'), words('before'), words('other'), words('own')];
  return (
    <StackedTable aria-labelledby={titleId} columns={columns} sx={TABLE}>
      {fields.map(({ field, before, theirs, mine, isTheirs, isMine }) => (
        <StackedRow key={field}>
          <TableCell component="th" role="rowheader" scope="row">
            {valueViews?.[field]?.label ? translate(valueViews[field].label) : labelOf(field)}
          </TableCell>
          <StackedCell data-column={words('before')} sx={VALUE}>
            <ConflictValue field={field} value={before} />
          </StackedCell>
          <StackedCell data-column={words('other')} sx={isTheirs ? VALUE : UNCHANGED}>
            {isTheirs ? <ConflictValue field={field} value={theirs} before={before} /> : unchanged}
          </StackedCell>
          <StackedCell data-column={words('own')} sx={isMine ? VALUE : UNCHANGED}>
            {isMine ? <ConflictValue field={field} value={mine} before={before} /> : unchanged}
          </StackedCell>
        </StackedRow>
      ))}
    </StackedTable>
  );
};

const VALUE = { maxWidth: { sm: 260 }, overflowWrap: 'anywhere' } as const;
const UNCHANGED = { color: 'text.secondary' } as const;
const TABLE = {
  '& tbody > tr > *': { verticalAlign: 'top' },
  '& td:first-of-type': { pl: 1.5 },
  '@media (max-width: 599.95px)': {
    '& tbody th': {
      display: 'block',
      height: 'auto',
      px: 0,
      pb: 0,
      borderBottom: 0,
      fontWeight: 600,
    },
    '& td:first-of-type': { pt: 0.5, pl: 0 },
    '& tbody td::before': {
      content: 'attr(data-column)',
      display: 'block',
      typography: 'caption',
      color: 'text.secondary',
    },
  },
} as const;
