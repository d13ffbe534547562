import EditOutlinedIcon from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link, useCreatePath, useGetOne, useTranslate } from 'react-admin';
import { representationOf } from '@/core/resource';
import { ApiError } from '@/providers/api-error';
import { useCan } from '@/providers/use-session';
import { useDefinition } from '@/shared/definitions';
import { FormHead } from '@/shared/form/FormHead';
import { FormSkeleton } from '@/shared/form/FormSkeleton';
import { RecordProblem } from '@/shared/form/RecordProblem';
import { CustomerProfile } from './CustomerProfile';

/** The 360° page of an app user, in the panel over the list. */
export const CustomerPanel = ({ id }: { id: string }) => {
  const definition = useDefinition();
  const { data, error, isPending, refetch } = useGetOne(
    definition.name,
    { id, meta: WHOLE },
    { retry: false },
  );
  if (isPending) {
    return (
      <Box sx={{ p: { xs: 2, sm: 3 } }}>
        <FormSkeleton />
      </Box>
    );
  }
  if (data?.id === undefined) {
    const problem = error ?? new ApiError('unreadable', 200);
    return <RecordProblem error={problem} onRetry={() => void refetch()} />;
  }
  return (
    <Box sx={{ p: { xs: 2, sm: 3 } }}>
      <FormHead title={representationOf(definition, data)} />
      <EditLink id={id} />
      <CustomerProfile record={data} />
    </Box>
  );
};

/** A cache entry of its own: what a list left of the record is a row, without its accesses. */
const WHOLE = { purpose: 'profile' };

const EditLink = ({ id }: { id: string }) => {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const { name } = useDefinition();
  if (!useCan('app-user:edit')) return null;
  return (
    <Button
      component={Link}
      to={createPath({ resource: name, type: 'edit', id })}
      variant="outlined"
      size="small"
      startIcon={<EditOutlinedIcon />}
      sx={{ mb: 2 }}
    >
      {translate('ra.action.edit')}
    </Button>
  );
};
