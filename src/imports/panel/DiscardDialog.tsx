import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useFormats } from '@/ui/formats/useFormats';
import { useTranslate } from '@/ui/hooks/useTranslate';

type DiscardDialogProps = {
  /** Name of the corrected file and number of steps; null while nothing is asked. */
  corrected: { name: string; steps: number } | null;
  onCancel: () => void;
  onDiscard: () => void;
};

/** Asks for confirmation before corrections are discarded. */
export const DiscardDialog = ({ corrected, onCancel, onDiscard }: DiscardDialogProps) => {
  const translate = useTranslate();
  const { number } = useFormats();
  const id = useId();
  return (
    <Dialog
      open={corrected !== null}
      onClose={onCancel}
      aria-labelledby={id}
      aria-describedby={`${id}-text`}
    >
      <DialogTitle id={id}>{translate(key('title'))}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`} sx={{ overflowWrap: 'anywhere' }}>
          {corrected &&
            translate(key('text'), {
              name: corrected.name,
              smart_count: corrected.steps,
              count: number(corrected.steps),
            })}
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button autoFocus onClick={onCancel}>
          {translate('form.cancel')}
        </Button>
        <Button color="error" variant="contained" onClick={onDiscard}>
          {translate(key('confirm'))}
        </Button>
      </DialogActions>
    </Dialog>
  );
};

const key = <Name extends string>(name: Name) => `imports.panel.file.discard.${name}` as const;
