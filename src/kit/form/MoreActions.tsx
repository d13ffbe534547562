import ContentCopyIcon from '@mui/icons-material/ContentCopy';
import DeleteOutlineIcon from '@mui/icons-material/DeleteOutline';
import MoreHorizIcon from '@mui/icons-material/MoreHoriz';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useRef, useState } from 'react';
import { Link, type RaRecord } from 'react-admin';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { TitledIcon } from '@/ui/plain/TitledIcon';
import { useCan } from '@/providers/session/use-session';
import { focusMainIfLost } from '@/ui/hooks/focus-main';
import { useAddedActions } from './bar-slot';
import { DeleteDialog } from './DeleteDialog';
import { isSaving } from './form-state';
import { useRecordForm } from './record-form-context';
import { useCopyAddress } from './useCopyAddress';

/** A menu of actions on a stored record besides saving; renders nothing without any. */
export const MoreActions = ({ record }: { record: RaRecord }) => {
  const translate = useTranslate();
  const id = useId();
  const { definition, phase, copy } = useRecordForm();
  const mayDelete = useCan(definition.access.delete);
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [isDeleting, setDeleting] = useState(false);
  const copyAddress = useCopyAddress(definition, record, copy);
  const added = useAddedActions();
  if (!mayDelete && copyAddress === null && added.length === 0) return null;
  return (
    <>
      <IconButton
        ref={trigger}
        aria-label={translate('form.more')}
        aria-haspopup="menu"
        aria-controls={isOpen ? id : undefined}
        aria-expanded={isOpen}
        disabled={isSaving(phase)}
        onClick={() => setOpen(true)}
      >
        <TitledIcon title={translate('form.more')}>
          <MoreHorizIcon />
        </TitledIcon>
      </IconButton>
      <Menu
        id={id}
        anchorEl={() => trigger.current}
        open={isOpen}
        onClose={() => setOpen(false)}
        anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
        transformOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        slotProps={{ list: { 'aria-label': translate('form.more') } }}
      >
        {added.map(({ label, Icon, run }) => (
          <MenuItem
            key={label}
            onClick={() => {
              setOpen(false);
              run();
            }}
          >
            <ListItemIcon>
              <Icon />
            </ListItemIcon>
            {label}
          </MenuItem>
        ))}
        {copyAddress !== null && (
          <MenuItem component={Link} to={copyAddress} onClick={() => setOpen(false)}>
            <ListItemIcon>
              <ContentCopyIcon />
            </ListItemIcon>
            {translate('form.duplicate')}
          </MenuItem>
        )}
        {mayDelete && (
          <MenuItem
            onClick={() => {
              setOpen(false);
              setDeleting(true);
            }}
            sx={DANGER}
          >
            <ListItemIcon>
              <DeleteOutlineIcon />
            </ListItemIcon>
            {translate('form.delete.action')}
          </MenuItem>
        )}
      </Menu>
      <DeleteDialog
        record={record}
        isOpen={isDeleting}
        onClose={() => setDeleting(false)}
        onClosed={() => trigger.current?.focus() ?? focusMainIfLost()}
      />
    </>
  );
};

const DANGER = { color: 'status.error.text', '& .MuiListItemIcon-root': { color: 'inherit' } };
