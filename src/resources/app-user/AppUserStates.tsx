import SyncProblemIcon from '@mui/icons-material/SyncProblem';
import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import { type RaRecord } from 'react-admin';
import { screenfulOf } from '@/core/text';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { FixedValue } from '@/kit/fields/FixedValue';
import styles from './AppUserStates.module.css';

/** The status in a table; a failed synchronisation is shown beside it, with the reason on hover and focus. */
export const StateCell = ({ record }: { record: RaRecord }) => {
  const translate = useTranslate();
  const { sync_status, sync_error } = record;
  const failure = translate('resources.app-user.sync_failure');
  const reason = sync_error ? `${failure}: ${screenfulOf(sync_error)}` : failure;
  return (
    <span className={styles.state}>
      <FixedValue field="status" value={record.status} />
      {sync_status === 'failure' && (
        <Tooltip title={reason}>
          <Box component="span" role="img" tabIndex={0} sx={MARK}>
            <SyncProblemIcon fontSize="small" />
          </Box>
        </Tooltip>
      )}
    </span>
  );
};

const MARK = {
  display: 'inline-flex',
  borderRadius: 1,
  color: 'status.error.text',
  cursor: 'help',
};

/** The result of the last synchronisation; the reason of a failure is shown on hover and focus. */
export const SyncState = ({ record: { sync_status, sync_error } }: { record: RaRecord }) => {
  const state = <FixedValue field="sync_status" value={sync_status} />;
  if (sync_status !== 'failure' || !sync_error) return state;
  return (
    <Tooltip describeChild title={screenfulOf(sync_error)}>
      <Box component="span" tabIndex={0} sx={{ borderRadius: 1, cursor: 'help' }}>
        {state}
      </Box>
    </Tooltip>
  );
};
