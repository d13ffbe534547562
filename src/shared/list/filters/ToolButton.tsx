import Tooltip from '@mui/material/Tooltip';
import type { MouseEvent, ReactNode } from 'react';
import { PlainButton } from '@/shared/plain/PlainButton';

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
    <PlainButton
      look="icon"
      aria-label={label}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={onClick}
    >
      {icon}
    </PlainButton>
  </Tooltip>
);
