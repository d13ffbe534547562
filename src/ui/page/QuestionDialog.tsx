import Dialog, { type DialogProps } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, type ReactNode } from 'react';

type QuestionDialogProps = Pick<DialogProps, 'open' | 'onClick' | 'maxWidth'> & {
  title: string;
  text: ReactNode;
  onClose: () => void;
  /** The buttons with the answers. */
  children: ReactNode;
};

/** A dialog with a question in a sentence or two. */
export const QuestionDialog = ({ title, text, children, ...dialog }: QuestionDialogProps) => {
  const id = useId();
  return (
    <Dialog {...dialog} aria-labelledby={id} aria-describedby={`${id}-text`}>
      <DialogTitle id={id} sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`} sx={{ overflowWrap: 'anywhere' }}>
          {text}
        </DialogContentText>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', rowGap: 1 }}>{children}</DialogActions>
    </Dialog>
  );
};
