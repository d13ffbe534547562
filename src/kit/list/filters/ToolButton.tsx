import type { MouseEvent, ReactNode } from 'react';
import { LazyTooltip } from '@/ui/lazy/LazyTooltip';
import { PlainButton } from '@/ui/plain/PlainButton';

type ToolButtonProps = {
  label: string;
  icon: ReactNode;
  /** Whether the dialog it opens is open. */
  isOpen: boolean;
  onClick: (event: MouseEvent<HTMLElement>) => void;
};

/** A quiet icon button beside the search that opens a dialog. */
export const ToolButton = ({ label, icon, isOpen, onClick }: ToolButtonProps) => (
  <LazyTooltip title={label}>
    <PlainButton
      look="icon"
      aria-label={label}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={onClick}
    >
      {icon}
    </PlainButton>
  </LazyTooltip>
);
