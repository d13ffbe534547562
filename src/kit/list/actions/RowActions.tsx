import MoreVertIcon from '@mui/icons-material/MoreVert';
import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import type { RaRecord } from 'react-admin';
import { useRestoredFocus } from '@/ui/hooks/useRestoredFocus';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { LazyMenu } from '@/ui/lazy/overlays';
import { representationOf } from '@/core/resource';
import { useDefinition } from '@/kit/registry/definitions';
import { stopPropagation } from '@/kit/links/stop-propagation';
import { PlainButton } from '@/ui/plain/PlainButton';
import { Spinner } from '@/ui/plain/Spinner';
import type { RecordAction } from './record-action';
import { isOfferedFor } from './action-run';
import styles from './RowActions.module.css';
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
  const name = translate('actions.of', { name: representationOf(definition, record) });
  if (offered.length === 0) return null;
  return (
    <>
      <PlainButton
        look="icon"
        ref={button}
        className={styles.more}
        disabled={isBusy}
        aria-label={name}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => {
          stopPropagation(event);
          setAnchor(event.currentTarget);
        }}
      >
        {isBusy ? <Spinner label={name} /> : <MoreVertIcon fontSize="small" />}
      </PlainButton>
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
