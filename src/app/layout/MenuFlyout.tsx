import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { LinkBase } from 'react-admin';
import { useTranslate } from '@/ui/hooks/useTranslate';
import type { MenuItem } from '../menu/menu';

type MenuFlyoutProps = {
  /** The group's button, beside which it opens; null while it is closed. */
  anchor: HTMLElement | null;
  /** The name of the group. */
  name: string;
  items: readonly MenuItem[];
  onClose: () => void;
};

/** The entries of a folded group, under its name, beside a menu of icons. */
export const MenuFlyout = ({ anchor, name, items, onClose }: MenuFlyoutProps) => {
  const translate = useTranslate();
  const id = useId();
  return (
    <Popover
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'left' }}
      slotProps={{
        paper: { role: 'dialog', 'aria-labelledby': id, sx: { minWidth: 200, ml: 1.5 } },
      }}
    >
      <Typography
        id={id}
        variant="caption"
        component="h2"
        sx={{ px: 2, pt: 1.25, fontWeight: 500, color: 'text.secondary' }}
      >
        {name}
      </Typography>
      <List sx={{ p: 0.75 }}>
        {items.map(({ path, label, icon: Icon, preload }, at) => (
          <ListItem key={path} disablePadding>
            <ListItemButton
              component={LinkBase}
              to={path}
              autoFocus={at === 0}
              onClick={onClose}
              onPointerEnter={preload}
              onFocus={preload}
            >
              {Icon && (
                <ListItemIcon>
                  <Icon />
                </ListItemIcon>
              )}
              {translate(label)}
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </Popover>
  );
};
