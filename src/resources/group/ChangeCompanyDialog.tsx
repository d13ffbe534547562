import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useTranslate } from '@/ui/hooks/useTranslate';

type ChangeCompanyDialogProps = {
  isOpen: boolean;
  /** Number of customers that would be removed. */
  count: number;
  onCancel: () => void;
  onChange: () => void;
};

/** Asks for confirmation: another company removes the chosen customers. */
export const ChangeCompanyDialog = ({
  isOpen,
  count,
  onCancel,
  onChange,
}: ChangeCompanyDialogProps) => {
  const translate = useTranslate();
  const id = useId();
  return (
    <Dialog open={isOpen} onClose={onCancel} aria-labelledby={id} aria-describedby={`${id}-text`}>
      <DialogTitle id={id}>{translate('resources.group.form.change_title')}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`}>
          {translate('resources.group.form.change_text', { count })}
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button autoFocus onClick={onCancel}>
          {translate('form.cancel')}
        </Button>
        <Button color="error" variant="contained" onClick={onChange}>
          {translate('resources.group.form.change')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
