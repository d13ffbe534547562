import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem, { type MenuItemProps } from '@mui/material/MenuItem';
import { useId, useRef } from 'react';
import { Link } from 'react-admin';
import { dayText } from '@/core/days';
import type { ResourceDefinition } from '@/core/resource';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { LazyMenu } from '@/ui/lazy/overlays';
import { useAriaKeys } from '@/ui/shortcuts/useAriaKeys';
import { useShortcut } from '@/ui/shortcuts/useShortcut';
import { useCalendar } from './calendar-context';
import { useCancelState } from './useFocusOnItem';
import { KindIcon } from './KindIcon';
import { useNewItemAddress } from './useNewItemAddress';
import { useOpened } from './useOpened';

/** The button that lists the kinds of items the user may create; a new item begins today. */
export const NewMenu = () => {
  const translate = useTranslate();
  const { newKinds } = useCalendar();
  const id = useId();
  const [anchor, setAnchor] = useOpened<HTMLElement>();
  const button = useRef<HTMLButtonElement>(null);
  const keys = useAriaKeys('create');
  useShortcut('create', () => setAnchor(button.current));
  if (newKinds.length === 0) return null;
  return (
    <>
      <Button
        ref={button}
        variant="contained"
        aria-keyshortcuts={keys}
        startIcon={<AddIcon />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {translate('pages.calendar.new')}
      </Button>
      <LazyMenu id={id} anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {newKinds.map((definition) => (
          <NewEntry key={definition.name} definition={definition} />
        ))}
      </LazyMenu>
    </>
  );
};

type NewEntryProps = MenuItemProps & { definition: ResourceDefinition };

/** MUI's menu gives its first entry further props: the focus. */
const NewEntry = ({ definition, ...entry }: NewEntryProps) => {
  const translate = useTranslate();
  const today = dayText(new Date());
  const to = useNewItemAddress(definition, { from: today, to: today });
  return (
    <MenuItem {...entry} component={Link} to={to} state={useCancelState()}>
      <ListItemIcon>
        <KindIcon kind={definition.name} />
      </ListItemIcon>
      {translate(`resources.${definition.name}.create`)}
    </MenuItem>
  );
};
