import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import type { MouseEvent, ReactNode } from 'react';

type ToolButtonProps = {
  label: string;
  icon: ReactNode;
  /** Whether the dialog it opens is open. */
  isOpen: boolean;
  onClick: (event: MouseEvent<HTMLElement>) => void;
};

/** A quiet icon beside the search that opens a dialog. */
export const ToolButton = ({ label, icon, isOpen, onClick }: ToolButtonProps) => (
  <Tooltip title={label}>
    <IconButton aria-label={label} aria-haspopup="dialog" aria-expanded={isOpen} onClick={onClick}>
      {icon}
    </IconButton>
  </Tooltip>
);
