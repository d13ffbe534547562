import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { representationOf } from '@/core/resource';
import { FixedValue } from '@/kit/fields/FixedValue';
import { useDefinition } from '@/kit/registry/definitions';
import { EditLink } from '@/kit/record/EditLink';
import { FormHeader } from '@/kit/record/FormHeader';
import { RecordLoader } from '@/kit/record/RecordLoader';
import { RecordPager } from '@/kit/record/RecordPager';
import { CustomerFigures } from './CustomerFigures';
import { CustomerProfile } from './CustomerProfile';

/** The 360° page of an app user, in the panel over the list. */
export const CustomerPanel = ({ id }: { id: string }) => {
  const definition = useDefinition();
  return (
    <Box sx={{ p: { xs: 2, sm: 3 } }}>
      <RecordLoader id={id}>
        {(record) => (
          <>
            <FormHeader title={representationOf(definition, record)} />
            <Stack direction="row" sx={{ mb: 2, gap: 1.5, alignItems: 'center' }}>
              <FixedValue field="status" value={record.status} />
              <Stack direction="row" sx={{ ml: 'auto', gap: 1.5, alignItems: 'center' }}>
                <RecordPager record={record} view="panel" />
                <EditLink record={record} size="small" />
              </Stack>
            </Stack>
            <CustomerFigures record={record} />
            <CustomerProfile record={record} />
          </>
        )}
      </RecordLoader>
    </Box>
  );
};
