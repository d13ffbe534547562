import MoreVertIcon from '@mui/icons-material/MoreVert';
import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem from '@mui/material/MenuItem';
import { useState, type RefObject } from 'react';
import type { RaRecord } from 'react-admin';
import { stopPropagation } from '@/kit/links/stop-propagation';
import { useRecordName } from '@/kit/record/useRecordName';
import { useDefinition } from '@/kit/registry/definitions';
import { useRestoredFocus } from '@/ui/hooks/useRestoredFocus';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { LazyTooltip } from '@/ui/lazy/LazyTooltip';
import { LazyMenu } from '@/ui/lazy/overlays';
import { PlainButton } from '@/ui/plain/PlainButton';
import { Spinner } from '@/ui/plain/Spinner';
import { isOfferedFor } from './action-run';
import type { RecordAction } from './record-action';
import styles from './RowActions.module.css';
import { useRowAction } from './useRowAction';

type RowActionsProps = {
  actions: readonly RecordAction[];
  record: RaRecord;
  /** Whether the row is a card, which has room for the action's name. */
  isInCard?: boolean;
};

/** The actions available in the state of a row: a button for a single one, else a menu. */
export const RowActions = ({ actions, record, isInCard = false }: RowActionsProps) => {
  const { take, isBusy, dialog } = useRowAction(record);
  const button = useRestoredFocus(isBusy);
  const offered = actions.filter((action) => isOfferedFor(action, record));
  const [first, ...others] = offered;
  const row = { record, button, isBusy, take: (action: RecordAction) => void take(action) };
  return (
    <>
      {first &&
        (others.length > 0 ? (
          <ActionMenu actions={offered} {...row} />
        ) : (
          <OnlyAction action={first} isLabelled={isInCard} {...row} />
        ))}
      {dialog}
    </>
  );
};

type RowProps = {
  record: RaRecord;
  button: RefObject<HTMLButtonElement | null>;
  isBusy: boolean;
  take: (action: RecordAction) => void;
};

type OnlyActionProps = RowProps & { action: RecordAction; isLabelled: boolean };

const OnlyAction = ({ action, isLabelled, record, button, isBusy, take }: OnlyActionProps) => {
  const translate = useTranslate();
  const definition = useDefinition();
  const nameOf = useRecordName();
  const label = translate(`resources.${definition.name}.actions.${action.name}`);
  const name = translate('actions.one', {
    action: label,
    name: nameOf(definition, record),
  });
  const shown = (
    <PlainButton
      look={isLabelled ? 'text' : 'icon'}
      ref={button}
      className={isLabelled ? styles.labelled : styles.only}
      disabled={isBusy}
      aria-label={name}
      onClick={(event) => {
        stopPropagation(event);
        take(action);
      }}
    >
      {isBusy ? <Spinner label={name} /> : <action.icon fontSize="small" />}
      {isLabelled && label}
    </PlainButton>
  );
  return isLabelled ? shown : <LazyTooltip title={label}>{shown}</LazyTooltip>;
};

type ActionMenuProps = RowProps & { actions: readonly RecordAction[] };

const ActionMenu = ({ actions, record, button, isBusy, take }: ActionMenuProps) => {
  const translate = useTranslate();
  const definition = useDefinition();
  const nameOf = useRecordName();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  const name = translate('actions.of', { name: nameOf(definition, record) });
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
        {actions.map((action) => (
          <MenuItem
            key={action.name}
            onClick={() => {
              close();
              take(action);
            }}
          >
            <ListItemIcon>
              <action.icon fontSize="small" />
            </ListItemIcon>
            {translate(`resources.${definition.name}.actions.${action.name}`)}
          </MenuItem>
        ))}
      </LazyMenu>
    </>
  );
};
