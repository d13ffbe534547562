import type { ReactNode } from 'react';
import type { Identifier, RaRecord } from 'react-admin';
import { ApiError } from '@/providers/http/api-error';
import { FormSkeleton } from './FormSkeleton';
import { RecordProblem } from './RecordProblem';
import { useWholeRecord } from './useWholeRecord';

type RecordLoaderProps = { id: Identifier; children: (record: RaRecord) => ReactNode };

/** Reads a record of the page's resource and renders it, or the reason why it cannot be read. */
export const RecordLoader = ({ id, children }: RecordLoaderProps) => {
  const { data, error, isPending, refetch } = useWholeRecord(id);
  if (isPending) return <FormSkeleton />;
  if (data?.id !== undefined) return children(data);
  const problem = error ?? new ApiError('unreadable', 200);
  return <RecordProblem error={problem} onRetry={() => void refetch()} />;
};
