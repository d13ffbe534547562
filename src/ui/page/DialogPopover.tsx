import Popover, { type PopoverProps } from '@mui/material/Popover';
import type { SxProps, Theme } from '@mui/material/styles';

type DialogPopoverProps = Pick<PopoverProps, 'children' | 'disableRestoreFocus'> & {
  /** The element beside which it opens; null while closed. */
  anchor: HTMLElement | null;
  onClose: () => void;
  /** The edge that it shares with its anchor. */
  side?: 'left' | 'right';
  sx?: SxProps<Theme>;
} & (
    | { label: string; labelledBy?: undefined }
    /** The id of its title. */
    | { labelledBy: string; label?: undefined }
  );

/** A popover with the role of a dialog, below its anchor, or above one in the lower half of the window. */
export const DialogPopover = ({
  anchor,
  side = 'left',
  label,
  labelledBy,
  sx,
  onClose,
  ...props
}: DialogPopoverProps) => {
  const isAbove = anchor !== null && anchor.getBoundingClientRect().top > window.innerHeight / 2;
  return (
    <Popover
      open={anchor !== null}
      onClose={(event, reason) => {
        // The second press of a double click falls on the backdrop of the popover that the first one opened.
        const isSecondPress = reason === 'backdropClick' && (event as MouseEvent).detail > 1;
        if (!isSecondPress) onClose();
      }}
      anchorEl={anchor}
      anchorOrigin={{ vertical: isAbove ? 'top' : 'bottom', horizontal: side }}
      transformOrigin={{ vertical: isAbove ? 'bottom' : 'top', horizontal: side }}
      slotProps={{
        paper: { role: 'dialog', 'aria-label': label, 'aria-labelledby': labelledBy, sx },
      }}
      {...props}
    />
  );
};
