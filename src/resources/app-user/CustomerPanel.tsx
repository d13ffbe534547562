import EditOutlinedIcon from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Link, useCreatePath } from 'react-admin';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { representationOf } from '@/core/resource';
import { FixedValue } from '@/kit/fields/FixedValue';
import { useCan } from '@/providers/session/use-session';
import { useDefinition } from '@/kit/registry/definitions';
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
                <EditLink id={id} />
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

const EditLink = ({ id }: { id: string }) => {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const { name, access } = useDefinition();
  if (!useCan(access.edit)) return null;
  return (
    <Button
      component={Link}
      to={createPath({ resource: name, type: 'edit', id })}
      variant="outlined"
      size="small"
      startIcon={<EditOutlinedIcon />}
    >
      {translate('ra.action.edit')}
    </Button>
  );
};
