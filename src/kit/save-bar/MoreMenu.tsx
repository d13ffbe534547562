import MoreHorizIcon from '@mui/icons-material/MoreHoriz';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState, type ComponentType, type RefObject } from 'react';
import { Link } from 'react-admin';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { TitledIcon } from '@/ui/plain/TitledIcon';

/** An entry of the menu: a link with `to`, else a button. */
export type MoreAction = {
  label: string;
  Icon: ComponentType;
  isDangerous?: boolean;
} & ({ run: () => void; to?: undefined } | { to: string; run?: undefined });

type MoreMenuProps = {
  actions: readonly MoreAction[];
  trigger?: RefObject<HTMLButtonElement | null>;
  isDisabled?: boolean;
};

/** The menu of less frequent actions in the bar at the bottom of a page; renders nothing without actions. */
export const MoreMenu = ({ actions, trigger, isDisabled }: MoreMenuProps) => {
  const translate = useTranslate();
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const isOpen = anchor !== null;
  if (actions.length === 0) return null;
  return (
    <>
      <IconButton
        ref={trigger}
        aria-label={translate('form.more')}
        aria-haspopup="menu"
        aria-controls={isOpen ? id : undefined}
        aria-expanded={isOpen}
        disabled={isDisabled}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <TitledIcon title={translate('form.more')}>
          <MoreHorizIcon />
        </TitledIcon>
      </IconButton>
      <Menu
        id={id}
        anchorEl={anchor}
        open={isOpen}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
        transformOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        slotProps={{ list: { 'aria-label': translate('form.more') } }}
      >
        {actions.map(({ label, Icon, isDangerous, to, run }) => (
          <MenuItem
            key={label}
            {...(to === undefined ? {} : { component: Link, to })}
            onClick={() => {
              setAnchor(null);
              run?.();
            }}
            sx={isDangerous ? DANGER : undefined}
          >
            <ListItemIcon>
              <Icon />
            </ListItemIcon>
            {label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
};

const DANGER = { color: 'status.error.text', '& .MuiListItemIcon-root': { color: 'inherit' } };
