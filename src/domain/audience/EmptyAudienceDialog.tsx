import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { stopPropagation } from '@/kit/links/stop-propagation';
import { useTranslate } from '@/ui/hooks/useTranslate';

/** Warns that an audience reaches nobody, and asks whether to save all the same. */
export const EmptyAudienceDialog = ({ onAnswer }: { onAnswer: (isSaved: boolean) => void }) => {
  const translate = useTranslate();
  const id = useId();
  return (
    <Dialog
      open
      onClose={() => onAnswer(false)}
      onClick={stopPropagation}
      aria-labelledby={id}
      aria-describedby={`${id}-text`}
    >
      <DialogTitle id={id}>{translate('audience.ask.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`}>{translate('audience.ask.text')}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={() => onAnswer(true)}>{translate('audience.ask.save')}</Button>
        <Button variant="contained" autoFocus onClick={() => onAnswer(false)}>
          {translate('audience.ask.back')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
