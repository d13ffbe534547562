import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useTranslate } from '@/ui/hooks/useTranslate';

type ResetDialogProps = { isOpen: boolean; onReset: () => void; onClose: () => void };

/** Asks for confirmation before all options, applied or not, are reset. */
export const ResetDialog = ({ isOpen, onReset, onClose }: ResetDialogProps) => {
  const translate = useTranslate();
  const id = useId();
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      maxWidth="xs"
      aria-labelledby={id}
      aria-describedby={`${id}-text`}
    >
      <DialogTitle id={id}>{translate('pages.builder.reset_question.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`}>
          {translate('pages.builder.reset_question.text')}
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('form.cancel')}</Button>
        <Button variant="contained" onClick={onReset}>
          {translate('pages.builder.reset')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
