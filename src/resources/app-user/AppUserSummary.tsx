import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { RaRecord } from 'react-admin';
import { screenfulOf } from '@/core/text';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { Alert } from '@/ui/page/Alert';
import { SyncState } from './AppUserStates';

/** The last synchronisation of the app user, which the server keeps and the form does not change. */
export const AppUserSummary = ({ record }: { record: RaRecord }) => {
  const translate = useTranslate();
  const { sync_status, sync_error } = record;
  return (
    <Paper variant="outlined" sx={{ px: 2.5, py: 2 }}>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography variant="h3" component="h2" sx={{ flex: 1 }}>
          {translate('resources.app-user.fields.sync_status')}
        </Typography>
        <SyncState record={{ id: record.id, sync_status }} />
      </Stack>
      {sync_status === 'failure' && sync_error && (
        <Alert severity="error" sx={{ mt: 1.5 }}>
          {screenfulOf(sync_error)}
        </Alert>
      )}
    </Paper>
  );
};
