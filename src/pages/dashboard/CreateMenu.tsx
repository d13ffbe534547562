import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListSubheader from '@mui/material/ListSubheader';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState } from 'react';
import { LinkBase } from 'react-admin';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { useViewsOf } from '@/kit/registry/definitions';
import type { CreateSection } from './contributions';

type CreateMenuProps = { sections: readonly CreateSection[] };

/** A menu of the records the user may create, in the menu's groups; no button without any. */
export const CreateMenu = ({ sections }: CreateMenuProps) => {
  const translate = useTranslate();
  const viewsOf = useViewsOf();
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (sections.length === 0) return null;
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
        {sections.flatMap(({ group, actions }) => [
          <ListSubheader key={group} role="presentation" sx={HEADING}>
            {translate(`shell.menu_groups.${group}`)}
          </ListSubheader>,
          ...actions.map(({ name, address }) => {
            const Icon = viewsOf(name)?.icon;
            return (
              <MenuItem key={name} component={LinkBase} to={address}>
                <ListItemIcon>{Icon && <Icon />}</ListItemIcon>
                {translate(`resources.${name}.create`)}
              </MenuItem>
            );
          }),
        ])}
      </Menu>
    </>
  );
};

const HEADING = {
  typography: 'caption',
  fontWeight: 500,
  lineHeight: 2.25,
  px: 1.25,
  position: 'static',
};
