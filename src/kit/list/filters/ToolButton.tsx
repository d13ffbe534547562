import type { MouseEvent, ReactNode } from 'react';
import { LazyTooltip } from '@/ui/lazy/LazyTooltip';
import { PlainButton } from '@/ui/plain/PlainButton';

type ToolButtonProps = {
  label: string;
  icon: ReactNode;
  /** Whether the label is shown beside the icon. */
  hasWords?: boolean;
  /** Whether the dialog it opens is open. */
  isOpen: boolean;
  onClick: (event: MouseEvent<HTMLElement>) => void;
};

/** A button beside the search that opens a dialog; without words, its label is a tooltip. */
export const ToolButton = ({ label, icon, hasWords = false, isOpen, onClick }: ToolButtonProps) => {
  const button = (
    <PlainButton
      look={hasWords ? 'text' : 'icon'}
      aria-label={hasWords ? undefined : label}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={onClick}
    >
      {icon}
      {hasWords && label}
    </PlainButton>
  );
  return hasWords ? button : <LazyTooltip title={label}>{button}</LazyTooltip>;
};
