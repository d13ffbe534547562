import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { type RaRecord } from 'react-admin';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { accessesOf } from '@/core/presence';
import { AccessHistory } from '@/domain/activity/AccessHistory';
import { QueryCard } from '@/kit/record/QueryCard';
import { AccessFigures, tallyOfCustomer } from './AccessFigures';

/** The accesses of an app user: figures, and the last twelve months as a chart. */
export const AccessCard = ({ record }: { record: RaRecord }) => {
  const translate = useTranslate();
  const tally = useMemo(() => tallyOfCustomer(record, Date.now()), [record]);
  const isNew = accessesOf({ accesses_list: record.accesses_list }).length === 0;
  return (
    <QueryCard
      title={translate('resources.app-user.profile.accesses')}
      empty={isNew ? translate('resources.app-user.profile.never_seen') : undefined}
    >
      <AccessFigures record={record} />
      <Box sx={{ mt: 2 }}>
        <AccessHistory tally={tally} step="month" />
      </Box>
    </QueryCard>
  );
};
