import type { ReactNode } from 'react';
import { useGetOne, type Identifier, type RaRecord } from 'react-admin';
import { ApiError } from '@/providers/http/api-error';
import { useDefinition } from '@/shared/registry/definitions';
import { FormSkeleton } from './FormSkeleton';
import { RecordProblem } from './RecordProblem';

type ReadRecordProps = { id: Identifier; children: (record: RaRecord) => ReactNode };

/** A record of the page's resource that is read and shown; where it is not there, why stands in its place. */
export const ReadRecord = ({ id, children }: ReadRecordProps) => {
  const { name } = useDefinition();
  const { data, error, isPending, refetch } = useGetOne(
    name,
    { id, meta: WHOLE },
    { retry: false },
  );
  if (isPending) return <FormSkeleton />;
  if (data?.id !== undefined) return children(data);
  const problem = error ?? new ApiError('unreadable', 200);
  return <RecordProblem error={problem} onRetry={() => void refetch()} />;
};

/** A cache entry of its own: what a list left of the record may be less than the record. */
const WHOLE = { purpose: 'reading' };
