import DeleteOutlineIcon from '@mui/icons-material/DeleteOutline';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { type RaRecord } from 'react-admin';
import { useTranslate } from '@/shared/i18n/useTranslate';
import type { Permission } from '@/core/permissions';
import { representationOf } from '@/core/resource';
import { useCan } from '@/providers/session/use-session';
import { DependentCounts } from './DependentCounts';
import { isSaving } from './form-state';
import { useRecordForm } from './record-form-context';
import { useDeletion } from './useDeletion';

type DeleteButtonProps = { permission: Permission; record: RaRecord };

/** Deletes `record`, after a dialog that names it and counts the records that refer to it. */
export const DeleteButton = ({ permission, record }: DeleteButtonProps) => {
  const translate = useTranslate();
  const id = useId();
  const { definition, phase } = useRecordForm();
  const [isAsking, setAsking] = useState(false);
  const { remove, isDeleting } = useDeletion();
  if (!useCan(permission)) return null;
  const close = () => setAsking(false);
  return (
    <>
      <Button
        color="error"
        startIcon={<DeleteOutlineIcon />}
        disabled={isSaving(phase)}
        onClick={() => setAsking(true)}
        sx={{ ml: 'auto' }}
      >
        {translate('form.delete.action')}
      </Button>
      <Dialog open={isAsking} onClose={isDeleting ? undefined : close} aria-labelledby={id}>
        <DialogTitle id={id} sx={{ overflowWrap: 'anywhere' }}>
          {translate('form.delete.title', { name: representationOf(definition, record) })}
        </DialogTitle>
        <DialogContent>
          <DialogContentText>{translate('form.delete.text')}</DialogContentText>
          <DependentCounts definition={definition} record={record} onLeave={close} />
        </DialogContent>
        <DialogActions>
          <Button autoFocus onClick={close} disabled={isDeleting}>
            {translate('form.cancel')}
          </Button>
          <Button
            color="error"
            variant="contained"
            loading={isDeleting}
            disabled={!isAsking}
            onClick={() => void remove(record).finally(close)}
          >
            {translate('form.delete.confirm')}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
};
