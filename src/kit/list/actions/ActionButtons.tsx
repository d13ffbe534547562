import Button from '@mui/material/Button';
import type { RaRecord } from 'react-admin';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { useDefinition } from '@/kit/registry/definitions';
import { isOfferedFor } from './action-run';
import { usePermittedActions, type RecordAction } from './record-action';
import { useRowAction } from './useRowAction';

type ActionButtonsProps = { actions: readonly RecordAction[]; record: RaRecord };

/** The row actions of a record's list as buttons on the record's page, without those that would change nothing. */
export const ActionButtons = ({ actions, record }: ActionButtonsProps) => {
  const translate = useTranslate();
  const { name } = useDefinition();
  const { take, isBusy, dialog } = useRowAction(record);
  const offered = usePermittedActions(actions).filter((action) => isOfferedFor(action, record));
  return (
    <>
      {offered.map((action) => (
        <Button
          key={action.name}
          variant="contained"
          loading={isBusy}
          loadingPosition="start"
          startIcon={<action.icon fontSize="small" />}
          onClick={() => void take(action)}
        >
          {translate(`resources.${name}.actions.${action.name}`)}
        </Button>
      ))}
      {dialog}
    </>
  );
};
