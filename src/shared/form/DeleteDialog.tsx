import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import type { RaRecord } from 'react-admin';
import { useTranslate } from '@/shared/i18n/useTranslate';
import { representationOf } from '@/core/resource';
import { DependentCounts } from './DependentCounts';
import { useRecordForm } from './record-form-context';
import { useDeletion } from './useDeletion';

type DeleteDialogProps = {
  record: RaRecord;
  isOpen: boolean;
  onClose: () => void;
  /** Called when the dialog has gone: the focus goes to what opened it. */
  onClosed: () => void;
};

/** Deletes `record`, after it was named with the records that refer to it. */
export const DeleteDialog = ({ record, isOpen, onClose, onClosed }: DeleteDialogProps) => {
  const translate = useTranslate();
  const id = useId();
  const { definition } = useRecordForm();
  const { remove, isDeleting } = useDeletion();
  return (
    <Dialog
      open={isOpen}
      onClose={isDeleting ? undefined : onClose}
      aria-labelledby={id}
      slotProps={{ transition: { onExited: onClosed } }}
    >
      <DialogTitle id={id} sx={{ overflowWrap: 'anywhere' }}>
        {translate('form.delete.title', { name: representationOf(definition, record) })}
      </DialogTitle>
      <DialogContent>
        <DialogContentText>{translate('form.delete.text')}</DialogContentText>
        <DependentCounts definition={definition} record={record} onLeave={onClose} />
      </DialogContent>
      <DialogActions>
        <Button autoFocus onClick={onClose} disabled={isDeleting}>
          {translate('form.cancel')}
        </Button>
        <Button
          color="error"
          variant="contained"
          loading={isDeleting}
          disabled={!isOpen}
          onClick={() => void remove(record).finally(onClose)}
        >
          {translate('form.delete.confirm')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
