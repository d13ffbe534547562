import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, type ReactNode } from 'react';
import { useTranslate } from '@/ui/hooks/useTranslate';

type InfoDialogProps = {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  /** The id of the element that describes it. */
  describedBy?: string;
  children: ReactNode;
};

/** A dialog with information only, full screen on a phone. It opens with the focus on its close button. */
export const InfoDialog = ({ title, isOpen, onClose, describedBy, children }: InfoDialogProps) => {
  const translate = useTranslate();
  const id = useId();
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      fullScreen={isPhone}
      fullWidth
      maxWidth="md"
      aria-labelledby={id}
      aria-describedby={describedBy}
      slotProps={isPhone ? { paper: { sx: { borderRadius: 0 } } } : undefined}
    >
      <Box sx={{ display: 'flex', alignItems: 'flex-start', pr: 2 }}>
        <DialogTitle id={id} sx={{ flex: 1 }}>
          {title}
        </DialogTitle>
        <IconButton
          autoFocus
          aria-label={translate('ra.action.close')}
          onClick={onClose}
          sx={{ mt: 1.5 }}
        >
          <CloseIcon />
        </IconButton>
      </Box>
      <DialogContent>{children}</DialogContent>
    </Dialog>
  );
};
