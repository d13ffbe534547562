import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useTranslate } from '@/shared/i18n/useTranslate';

type LeaveDialogProps = { isOpen: boolean; onStay: () => void; onLeave: () => void };

/** Asks before unsaved changes are left behind. */
export const LeaveDialog = ({ isOpen, onStay, onLeave }: LeaveDialogProps) => {
  const translate = useTranslate();
  const id = useId();
  return (
    <Dialog open={isOpen} onClose={onStay} aria-labelledby={id}>
      <DialogTitle id={id}>{translate('form.leave.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText>{translate('form.leave.text')}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button color="error" onClick={onLeave}>
          {translate('form.leave.leave')}
        </Button>
        <Button variant="contained" autoFocus onClick={onStay}>
          {translate('form.leave.stay')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
