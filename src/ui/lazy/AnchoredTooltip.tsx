import Tooltip, { type TooltipProps } from '@mui/material/Tooltip';

type AnchoredTooltipProps = Omit<TooltipProps, 'children' | 'slotProps'> & {
  anchor: Element | null;
};

/** MUI's tooltip for an element rendered elsewhere. */
export const AnchoredTooltip = ({ anchor, ...props }: AnchoredTooltipProps) => (
  <Tooltip {...props} slotProps={{ popper: { anchorEl: anchor } }}>
    <span hidden />
  </Tooltip>
);
