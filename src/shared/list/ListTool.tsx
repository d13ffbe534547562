import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import type { Theme } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { AriaAttributes, MouseEvent, ReactNode } from 'react';
import { Link } from 'react-admin';

type ListToolProps = AriaAttributes & {
  label: string;
  icon: ReactNode;
  /** The address it leads to, if it is a link. */
  to?: string;
  onClick?: (event: MouseEvent<HTMLElement>) => void;
  onPointerEnter?: () => void;
};

/** A tool of a list, beside its saved views: an icon and its name, the icon alone where the window is narrow. */
export const ListTool = ({ label, icon, to, ...button }: ListToolProps) => {
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('lg'));
  const link = to === undefined ? undefined : { component: Link, to };
  if (isNarrow) {
    return (
      <Tooltip title={label}>
        <IconButton aria-label={label} sx={PRESSED} {...link} {...button}>
          {icon}
        </IconButton>
      </Tooltip>
    );
  }
  return (
    <Button size="small" color="inherit" startIcon={icon} sx={PRESSED} {...link} {...button}>
      {label}
    </Button>
  );
};

const PRESSED = { '&[aria-pressed=true]': { bgcolor: 'action.selected' } } as const;
