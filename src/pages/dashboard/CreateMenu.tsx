import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState } from 'react';
import { LinkBase } from 'react-admin';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { useViewsOf } from '@/kit/registry/definitions';

type CreateMenuProps = { actions: readonly { name: string; address: string }[] };

/** A menu of the records the user may create; no button where there are none. */
export const CreateMenu = ({ actions }: CreateMenuProps) => {
  const translate = useTranslate();
  const viewsOf = useViewsOf();
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (actions.length === 0) return null;
  return (
    <>
      <Button
        id={id}
        variant="contained"
        startIcon={<AddIcon />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {translate('pages.dashboard.create')}
      </Button>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ list: { 'aria-labelledby': id } }}
      >
        {actions.map(({ name, address }) => {
          const Icon = viewsOf(name)?.icon;
          return (
            <MenuItem key={name} component={LinkBase} to={address}>
              <ListItemIcon>{Icon && <Icon />}</ListItemIcon>
              {translate(`resources.${name}.create`)}
            </MenuItem>
          );
        })}
      </Menu>
    </>
  );
};
