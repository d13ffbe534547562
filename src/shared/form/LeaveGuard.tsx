import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useTranslate } from '@/shared/i18n/useTranslate';
import { useLeaveGuard } from './useLeaveGuard';

type LeaveGuardProps = {
  /** Asked each time the reader is about to leave the page. */
  isUnsaved: () => boolean;
  /** Called before the page is left without saving. */
  onLeave?: () => void;
};

/** Holds back every way off the page while something is unsaved, until the reader has confirmed to leave. */
export const LeaveGuard = ({ isUnsaved, onLeave }: LeaveGuardProps) => {
  const translate = useTranslate();
  const id = useId();
  const guard = useLeaveGuard(isUnsaved);
  const leave = () => {
    onLeave?.();
    guard.leave();
  };
  return (
    <Dialog open={guard.isAsking} onClose={guard.stay} aria-labelledby={id}>
      <DialogTitle id={id}>{translate('form.leave.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText>{translate('form.leave.text')}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button color="error" onClick={leave}>
          {translate('form.leave.leave')}
        </Button>
        <Button variant="contained" autoFocus onClick={guard.stay}>
          {translate('form.leave.stay')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
