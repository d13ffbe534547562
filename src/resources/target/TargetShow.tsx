import { useGetOne, type RaRecord } from 'react-admin';
import { useParams } from 'react-router-dom';
import { ApiError } from '@/providers/api-error';
import { useDefinition } from '@/shared/definitions';
import { FormSkeleton } from '@/shared/form/FormSkeleton';
import { RecordProblem } from '@/shared/form/RecordProblem';
import { PageHead } from '@/shared/page/PageHead';
import { useReference } from '@/shared/references/useReference';
import { TargetDetails } from './TargetDetails';

/** One target: its figures, how far it has come, and its milestones. */
export const TargetShow = () => {
  const { id = '' } = useParams();
  const { name } = useDefinition();
  const { data, error, isPending, refetch } = useGetOne(
    name,
    { id, meta: WHOLE },
    { retry: false },
  );
  if (isPending) return <FormSkeleton />;
  if (data?.id === undefined) {
    const problem = error ?? new ApiError('unreadable', 200);
    return <RecordProblem error={problem} onRetry={() => void refetch()} />;
  }
  return (
    <>
      <Head record={data} />
      <TargetDetails record={data} />
    </>
  );
};

/** A cache entry of its own: what a list left of the record may be less than the record. */
const WHOLE = { purpose: 'page' };

const Head = ({ record }: { record: RaRecord }) => {
  const customers = useDefinition('app-user');
  const customer = useReference(customers, record.customer_code);
  const name = customer?.name ?? String(record.customer_code);
  return <PageHead title={`${name} · ${record.year}`} subtitle={record.period} />;
};
