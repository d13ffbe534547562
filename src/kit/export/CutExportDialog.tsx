import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslate } from '@/ui/hooks/useTranslate';

/** Says that the exported file does not hold the whole list. */
export const CutExportDialog = ({ text, onClose }: { text: string; onClose: () => void }) => {
  const translate = useTranslate();
  const id = useId();
  return (
    <Dialog
      open
      maxWidth="xs"
      fullWidth
      aria-labelledby={id}
      aria-describedby={`${id}-text`}
      onClose={onClose}
    >
      <DialogTitle id={id}>{text}</DialogTitle>
      <DialogContent>
        <Typography id={`${id}-text`} variant="body2">
          {translate('export.cut_hint')}
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button autoFocus onClick={onClose}>
          {translate('ra.action.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
