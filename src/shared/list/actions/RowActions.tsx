import MoreVertIcon from '@mui/icons-material/MoreVert';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import type { RaRecord } from 'react-admin';
import { useRestoredFocus } from '@/shared/hooks/useRestoredFocus';
import { useTranslate } from '@/shared/i18n/useTranslate';
import { LazyMenu } from '@/shared/lazy/overlays';
import { representationOf } from '@/core/resource';
import { useDefinition } from '@/shared/registry/definitions';
import { stopPropagation } from '@/shared/links/stop-propagation';
import type { RecordAction } from './record-action';
import { isOfferedFor } from './action-run';
import { useRowAction } from './useRowAction';

type RowActionsProps = { actions: readonly RecordAction[]; record: RaRecord };

/** The menu of a row: its actions, without opening the record. */
export const RowActions = ({ actions, record }: RowActionsProps) => {
  const translate = useTranslate();
  const definition = useDefinition();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { take, isBusy, dialog } = useRowAction(record);
  const button = useRestoredFocus(isBusy);
  const offered = actions.filter((action) => isOfferedFor(action, record));
  const close = () => setAnchor(null);
  if (offered.length === 0) return null;
  return (
    <>
      <IconButton
        ref={button}
        size="small"
        loading={isBusy}
        aria-label={translate('actions.of', { name: representationOf(definition, record) })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => {
          stopPropagation(event);
          setAnchor(event.currentTarget);
        }}
        sx={{ my: -1 }}
      >
        <MoreVertIcon fontSize="small" />
      </IconButton>
      <LazyMenu open={anchor !== null} anchorEl={anchor} onClose={close} onClick={stopPropagation}>
        {offered.map((action) => (
          <MenuItem
            key={action.name}
            onClick={() => {
              close();
              void take(action);
            }}
          >
            <ListItemIcon>
              <action.icon fontSize="small" />
            </ListItemIcon>
            {translate(`resources.${definition.name}.actions.${action.name}`)}
          </MenuItem>
        ))}
      </LazyMenu>
      {dialog}
    </>
  );
};
